"""Draws docs/terminal.svg from a real game: `python docs/make_picture.py`.

The lines below are typed into `freehold play --seed 38`; the picture begins with the third turn.
"""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from freehold.bots import BigMoney
from freehold.kingdoms import FIRST_GAME
from freehold.terminal import play

SEED = 38
BEFORE = ["play treasures", "buy militia", "play treasures", "buy village"]
SHOWN = ["2", "card cellar"]

#: Rich's own frame fetches a font from the network; this one takes the monospaced font of the reader.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>A turn of Freehold in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
COLOURS = TerminalTheme((24, 26, 31), (214, 217, 224), [(0, 0, 0)] * 8)


def transcript() -> list[str]:
    """What the terminal shows, from the turn in which the shown answers begin."""
    lines: list[str] = []
    typed = iter([*BEFORE, *SHOWN])
    answered = 0
    begins = 0

    def read(mark: str) -> str:
        nonlocal answered, begins
        line = next(typed, None)
        if answered == len(BEFORE):
            begins = max(number for number, text in enumerate(lines) if text.startswith("The Supply"))
        if line is None:
            lines.append(mark)
            raise EOFError
        answered += 1
        lines.append(mark + line)
        return line

    play(list(FIRST_GAME), 2, SEED, [BigMoney()], read=read, write=lambda line: lines.extend(line.split("\n")))
    last = max(number for number, text in enumerate(lines) if text == "> ")
    return lines[begins : last + 1]


def main() -> None:
    console = Console(record=True, width=72, file=StringIO(), highlight=False)
    for line in transcript():
        console.print(Text(line, style="bold" if line.startswith("> ") else ""))
    picture = console.export_svg(
        title="freehold play", theme=COLOURS, code_format=FRAME, font_aspect_ratio=0.602, unique_id="freehold"
    )
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
