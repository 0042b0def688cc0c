FROM python:3.11.14-slim-bookworm AS build
COPY --from=ghcr.io/astral-sh/uv:0.9.13 /uv /usr/local/bin/uv
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy
WORKDIR /srv/discern
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY packaging ./packaging
RUN uv sync --locked --no-default-groups --extra metrics --no-install-workspace
COPY src ./src
COPY app ./app
COPY .streamlit/config.toml ./.streamlit/config.toml
COPY docs/manual.md ./docs/manual.md
RUN uv sync --locked --no-default-groups --extra metrics && python -m compileall -q src app

FROM python:3.11.14-slim-bookworm
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-noto-cjk fonts-noto-core \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --create-home discern \
    && install --directory --mode=700 --owner=discern --group=discern /var/lib/discern
COPY --from=build /srv/discern /srv/discern
WORKDIR /srv/discern
# A company's network may add more cookies than the 8 kB that the socket of a page takes by default.
ENV PATH="/srv/discern/.venv/bin:$PATH" WEBSOCKETS_MAX_LINE_LENGTH=65536 XDG_DATA_HOME=/var/lib
USER 10001
EXPOSE 8501
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", "import json, urllib.request as r; assert json.load(r.urlopen('http://127.0.0.1:8501/readyz', timeout=4))['status'] == 'ready'"]
CMD ["streamlit", "run", "app/main.py", "--server.address=0.0.0.0", "--server.port=8501", "--server.headless=true", "--server.fileWatcherType=none"]
