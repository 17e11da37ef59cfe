/** The line between a page and the server, which can be cut: the server goes on, only this page hears nothing. */
import type { Page, WebSocketRoute } from "@playwright/test";

export class Line {
  private isCut = false;
  private open: WebSocketRoute[] = [];

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/ws\//, (socket) => line.connect(socket));
    return line;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    const open = this.open;
    this.open = [];
    for (const socket of open) await socket.close({ code: 4000, reason: "cut" });
  }

  mend(): void {
    this.isCut = false;
  }

  private connect(socket: WebSocketRoute): void {
    if (this.isCut) void socket.close({ code: 4000, reason: "cut" });
    else {
      this.open.push(socket, socket.connectToServer());
    }
  }
}
