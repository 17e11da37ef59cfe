"""The client's files, as `web/` builds them; every path that is not one of them shows its first page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

HOME: Final = Path(__file__).parent / "static"

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Freehold</title>
<h1>Freehold</h1>
<p>The server runs, but the pages have not been built. In a checkout, with Node 20 or newer:</p>
<pre>cd web
npm ci
npm run build</pre>
<p lang="de">Der Server läuft, aber die Seiten sind noch nicht gebaut. Die Befehle oben bauen sie.</p>
</html>
"""


class Client(StaticFiles):
    def __init__(self, folder: Path = HOME) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not (self._folder / "index.html").is_file():
            status = 200 if self.get_path(scope) in ("", ".") else 404
            await HTMLResponse(MISSING, status, {"cache-control": "no-store"})(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = await super().get_response("index.html", scope)
        # Names under assets/ hold a hash of what is in them, so these never change.
        lasting = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
