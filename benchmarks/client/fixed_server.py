"""A server that answers every request with the body it reads from its standard input; it prints its port."""

import asyncio
import sys


async def main() -> None:
    body = sys.stdin.buffer.read()
    head = (
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-RateLimit-Remaining: 600\r\n"
        f"X-Request-Id: req_1\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    answer = head.encode() + body

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.readline():
            while (await reader.readline()).strip():
                pass
            writer.write(answer)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
