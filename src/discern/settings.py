"""Settings: `DISCERN_…` environment variables, or the same names in `[discern]` of Streamlit's secrets file.

The environment wins. The file is read here, not by Streamlit, so that the command line uses the same settings as the
app.
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from email.headerregistry import Address as MailAddress
from functools import cached_property
from importlib.util import find_spec
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
)
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from discern.datafolder import default_data_folder
from discern.email_addresses import fold_address
from discern.mail_server import SmtpServer, read_sender, read_smtp_url

PREFIX = "DISCERN_"

SECRETS_FILES = (Path.home() / ".streamlit" / "secrets.toml", Path(".streamlit") / "secrets.toml")
"""Where Streamlit looks for secrets; the later file takes precedence."""


SHORTEST_SECRET = 32
"""Characters. `openssl rand -hex 32` makes 64."""

PLACEHOLDER = re.compile(
    r"change.?me|cookie|default|discern|example|insecure|lorem.?ipsum|openssl|passphrase|password|placeholder|random"
    r"|replace|secret|streamlit|xxxxxx|your[-_ ]|^<.*>$|…",
    re.IGNORECASE,
)
"""What examples have in place of a secret, in our documents and in others'."""

LETTERS_MEANT = str.maketrans("013457@$!", "oieastasi")
"""What replaces letters in spellings such as `p4ssw0rd`."""

KEYBOARD = {
    key: (row, column)
    for row, keys in enumerate(("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"))
    for column, key in enumerate(keys)
}
"""The row and the column of each key."""

COMMON_PAIRS = re.compile(
    r"(?=th|he|in|er|an|re|on|at|en|nd|ti|es|or|te|of|ed|is|it|al|ar|st|to|nt|ng|se|ha|as"
    r"|ou|io|le|ve|co|me|de|hi|ri|ro|ic|ne|ea|ra|ce|li|ch|ll|be|ma|si|om|ur)"
)
"""Letters that follow each other in half of all places of English text, and in one of thirteen of random letters."""


LONGEST_LINE = 200


class SettingsError(Exception):
    """A setting is invalid. The message names it and the rule, never the value, which may be a secret."""


def default_database_url() -> SecretStr:
    """SQLite in the user's data folder, whatever the working directory.

    Raises:
        SettingsError: there is no folder that can be written to.
    """
    try:
        return SecretStr(f"sqlite:///{default_data_folder() / 'discern.db'}")
    except OSError as error:
        raise SettingsError(f"{PREFIX}DATABASE_URL must be set: no folder can be written to ({error})") from None


def find_weakness(secret: str) -> str | None:
    """Why a secret that signs or opens something could be guessed, as the rule it breaks; None if it is good."""
    if PLACEHOLDER.search(secret) or PLACEHOLDER.search(secret.translate(LETTERS_MEANT)):
        return "must be a secret of your own, not an example; make one with: openssl rand -hex 32"
    if len(secret) < SHORTEST_SECRET or len(set(secret)) < SHORTEST_SECRET // 4 or _is_regular(secret):
        return f"must be random and have at least {SHORTEST_SECRET} characters; make one with: openssl rand -hex 32"
    if _is_made_of_words(secret):
        return "must be random, not made of words; make one with: openssl rand -hex 32"
    return None


def _is_regular(secret: str) -> bool:
    """Whether a secret counts up or down, repeats itself, or goes from key to neighbouring key: what random characters
    do in a small part at most.
    """
    folded = secret.casefold()
    steps = [ord(after) - ord(before) for before, after in pairwise(folded)]
    counting = sum(after in {-1, 0, 1, before} for before, after in pairwise(steps))
    repeated = sum(folded[place : place + 4] in folded[: place + 3] for place in range(len(folded) - 3))
    beside = sum(_are_neighbours(before, after) for before, after in pairwise(folded))
    return counting * 4 >= len(secret) * 3 or beside * 3 >= len(secret) * 2 or repeated * 3 >= len(secret)


def _are_neighbours(one: str, other: str) -> bool:
    """Whether two characters are on the same key or on keys that touch."""
    if one not in KEYBOARD or other not in KEYBOARD:
        return False
    return all(abs(here - there) <= 1 for here, there in zip(KEYBOARD[one], KEYBOARD[other], strict=True))


def _is_made_of_words(secret: str) -> bool:
    """Whether letters follow each other as in a text, whatever is between words."""
    joined = re.sub(r"[\W_]", "", secret.casefold())
    return len(COMMON_PAIRS.findall(joined)) * 10 > len(joined) * 3


def _require_strong(value: SecretStr) -> SecretStr:
    weakness = find_weakness(value.get_secret_value())
    if weakness is not None:
        raise ValueError(weakness)
    return value


def _without_slash(value: object) -> object:
    return value.rstrip("/") if isinstance(value, str) else value


def _require_address(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname or re.search(r"[\s?#]", value):
        raise ValueError("must begin with http:// or https:// and a host, and have no spaces, query or fragment")
    return value


def _require_database(value: SecretStr) -> SecretStr:
    try:
        url = make_url(value.get_secret_value())
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        raise ValueError("must be an address such as sqlite:////path/file.db or postgresql://…") from None
    if backend not in {"sqlite", "postgresql", "postgres"}:
        raise ValueError("must be SQLite or PostgreSQL")
    if backend == "sqlite" and url.database in {None, "", ":memory:"}:
        raise ValueError("must name a file: a database in memory forgets everything")
    return value


def _read_schedule(value: object) -> object:
    """Comma-separated seconds, as in the environment, or a list, as in TOML."""
    return [part.strip() for part in value.split(",")] if isinstance(value, str) else value


def _require_extra(extra: str, package: str) -> Callable[[bool], bool]:
    def require(is_on: bool) -> bool:
        if is_on and find_spec(package) is None:
            raise ValueError(f"needs the extra `{extra}`: pip install 'discern-disc[{extra}]'")
        return is_on

    return require


def _require_model(value: str | None, info: ValidationInfo) -> str | None:
    if info.data.get("reports_provider") is not None and not value:
        raise ValueError("must name a model where a provider is set")
    return value


def _require_smtp(value: SecretStr | None, info: ValidationInfo) -> SecretStr | None:
    if value is not None:
        read_smtp_url(value.get_secret_value())
        if info.data.get("app_url") is None:
            raise ValueError("needs DISCERN_APP_URL, which the links in mails begin with")
    return value


def _require_sender(value: str | None, info: ValidationInfo) -> str | None:
    if value is not None:
        read_sender(value)
    if "smtp_url" in info.data and (info.data["smtp_url"] is None) != (value is None):
        raise ValueError("and DISCERN_SMTP_URL must be set together, or neither")
    return value


def _require_line(value: str) -> str:
    line = value.strip()
    if not line or not line.isprintable() or len(line) > LONGEST_LINE:
        raise ValueError(f"must be one line of at most {LONGEST_LINE} characters")
    return line


Address = Annotated[str, BeforeValidator(_without_slash), AfterValidator(_require_address)]


def _split(value: object) -> object:
    return frozenset(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def _fold(addresses: frozenset[str]) -> frozenset[str]:
    return frozenset(map(fold_address, addresses))


def _require_networks(networks: frozenset[str]) -> frozenset[str]:
    for network in networks:
        try:
            ip_network(network)
        except ValueError:
            raise ValueError("must be addresses or networks, such as 10.0.0.0/8, with commas between") from None
    return networks


Networks = Annotated[frozenset[str], BeforeValidator(_split), AfterValidator(_require_networks)]
Issuers = Annotated[frozenset[str], BeforeValidator(_split)]
Addresses = Annotated[frozenset[str], BeforeValidator(_split), AfterValidator(_fold)]


class Settings(BaseModel):
    """Everything that can be configured. `docs/settings.md` documents it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    database_url: Annotated[SecretStr, AfterValidator(_require_database)] = Field(
        default_factory=default_database_url,
        description="Where data is kept: `sqlite:////path/file.db` or `postgresql+psycopg://…`.",
    )
    database_connections: int = Field(
        default=6, ge=2, le=100, description="Connections to PostgreSQL that a process opens."
    )
    base_url: Address | None = Field(
        default=None, description="The service that the app uses, ending in `/v1`. By default the app runs its own."
    )
    api_key: SecretStr | None = Field(default=None, description="The key for `BASE_URL`.")
    app_url: Address | None = Field(
        default=None, description="What take links start with. By default the address in the manager's browser."
    )
    bank: Path | None = Field(
        default=None, description="An item bank other than the built-in one, such as a translation."
    )
    rate_limit: int = Field(default=600, ge=1, le=1_000_000, description="Requests per minute and key.")
    retention_days: int | None = Field(
        default=None, ge=1, le=36_500, description="Days of inactivity after which people are erased."
    )
    event_days: int = Field(default=30, ge=1, le=3650, description="Days that events and their deliveries are kept.")
    webhook_schedule: Annotated[
        tuple[Annotated[float, Field(gt=0, le=604_800, allow_inf_nan=False)], ...], BeforeValidator(_read_schedule)
    ] = Field(
        default=(5, 300, 1800, 7200, 18_000, 36_000, 36_000),
        max_length=20,
        description="Seconds from each failed attempt to the next; the last attempt follows the last of them.",
    )
    webhook_allow_http: bool = Field(default=False, description="Allow events to `http://` addresses.")
    webhook_allow_private: bool = Field(default=False, description="Allow events to private addresses.")
    worker: bool = Field(
        default=True, description="Whether the service runs background jobs. Off where `discern worker` runs them."
    )
    owners: Addresses = Field(
        default=frozenset(), description="Comma-separated e-mail addresses of the owners of the installation."
    )
    trusted_issuers: Issuers = Field(
        default=frozenset(),
        description="Sign-in providers (`iss`) whose e-mail addresses are trusted without being marked as verified.",
    )
    trusted_proxies: Networks = Field(
        default=frozenset(),
        description="Networks of proxies, such as `10.0.0.0/8`, whose `X-Forwarded-For` is trusted.",
    )
    session_hours: int = Field(default=12, ge=1, le=720, description="Hours after which people must sign in again.")
    reports_provider: Literal["openai", "anthropic"] | None = Field(
        default=None,
        description="Have a language model write reports: `openai` (or any compatible server) or `anthropic`.",
    )
    reports_base_url: Address | None = Field(
        default=None, description="The model's address, usually ending in `/v1`. By default the provider's own."
    )
    reports_model: Annotated[str | None, AfterValidator(_require_model)] = Field(
        default=None, validate_default=True, description="The model's name at the provider."
    )
    reports_api_key: SecretStr | None = Field(default=None, description="The provider's key.")
    smtp_url: Annotated[SecretStr | None, AfterValidator(_require_smtp)] = Field(
        default=None,
        description="The mail server that invitations and reminders go through: `smtp://user:password@host:587` with "
        "STARTTLS, or `smtps://user:password@host:465`.",
    )
    mail_from: Annotated[str | None, AfterValidator(_require_sender)] = Field(
        default=None, repr=False, validate_default=True, description="The sender of mails: `Name <name@example.org>`."
    )
    responsible: Annotated[str, AfterValidator(_require_line)] | None = Field(
        default=None, description="Who is responsible for participants' data and how to reach them; they read it first."
    )
    mail_rate: int = Field(default=30, ge=1, le=6000, description="Mails per minute.")
    mail_reminders: int = Field(default=2, ge=0, le=2, description="How many reminders go by mail before a last day.")
    metrics: Annotated[bool, AfterValidator(_require_extra("metrics", "prometheus_client"))] = Field(
        default=False, description="Serve Prometheus metrics at `/metrics`; needs the extra `metrics`."
    )
    assistant: Annotated[bool, AfterValidator(_require_extra("assistant", "mcp"))] = Field(
        default=False,
        description="Let assistants read over the Model Context Protocol at `/mcp`; needs the extra `assistant`.",
    )
    access_secret: Annotated[SecretStr, AfterValidator(_require_strong)] | None = Field(
        default=None,
        description="The secret that opens the managers' pages while no sign-in is set up. By default a random one, "
        "kept in a file beside the data.",
    )
    open_access: bool = Field(
        default=False,
        description="Open the managers' pages to everybody who can reach the app. Read docs/sign-in.md first.",
    )

    @cached_property
    def is_remote(self) -> bool:
        """Whether the app uses a service elsewhere instead of its own."""
        return self.base_url is not None

    @cached_property
    def smtp_server(self) -> SmtpServer | None:
        """The server that mails go through; None where none is set up."""
        return None if self.smtp_url is None else read_smtp_url(self.smtp_url.get_secret_value())

    @cached_property
    def mail_sender(self) -> "MailAddress | None":
        """Who mails come from; None where no server is set up."""
        return None if self.mail_from is None else read_sender(self.mail_from)

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
        return self.sqlite_path is not None

    @cached_property
    def sqlite_path(self) -> Path | None:
        """The SQLite file; None on PostgreSQL."""
        url = make_url(self.database_url.get_secret_value())
        return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None

    @property
    def data_folder(self) -> Path:
        """Where this machine keeps files beside the database: its folder where that is SQLite, else the user's.

        Raises:
            OSError: there is no folder that can be written to.
        """
        return self.sqlite_path.absolute().parent if self.sqlite_path is not None else default_data_folder()

    @classmethod
    def load(cls, environment: Mapping[str, str] | None = None, files: tuple[Path, ...] = SECRETS_FILES) -> Self:
        """The settings from ``environment`` (default: this process's) and ``files``.

        By hand: pydantic-settings lets a mistyped variable pass, and takes lists as JSON alone.

        Raises:
            SettingsError: a file isn't TOML, a name is unknown, or a value breaks its rule.
        """
        environment = os.environ if environment is None else environment
        given: dict[str, Any] = {}
        for file in files:
            given |= _read_section(file)
        for variable, value in environment.items():
            if variable.startswith(PREFIX) and value:
                given[variable.removeprefix(PREFIX).lower()] = value
        try:
            return cls.model_validate(given)
        except ValidationError as error:
            first = error.errors()[0]
            name = PREFIX + str(first["loc"][0] if first["loc"] else "?").upper()
            message = "there is no such setting" if first["type"] == "extra_forbidden" else first["msg"]
            raise SettingsError(f"{name}: {message.removeprefix('Value error, ')}") from None


def _read_section(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise SettingsError(f"{file} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} is not valid TOML: {error}") from None
    section = content.get("discern", {})
    if not isinstance(section, dict):
        raise SettingsError(f"{file}: [discern] must be a table")
    # Streamlit exports names above the first section as environment variables, so they count here as well.
    above = {name: value for name, value in content.items() if name.startswith(PREFIX)}
    given = above | section
    return {name.lower().removeprefix(PREFIX.lower()): value for name, value in given.items() if value != ""}
