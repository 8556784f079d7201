import type { Canvas } from '../drawing/canvas.js';
import { polygon, roundedRectangle } from '../drawing/point.js';

/** The picture's own ground: a light wall, and where the bottle stands a table of limestone. */
export function onGround(canvas: Canvas, table: number | null, draw: () => void): void {
  const { width, height } = canvas;
  canvas.within(polygon(roundedRectangle(0, 0, width, height, 26)), () => {
    const wall = canvas.radial(width * 0.34, height * 0.26, height * 0.95, [
      [0, '#f6efe4'],
      [0.5, '#e2d6c5'],
      [1, '#a99883'],
    ]);
    canvas.rect(0, 0, width, height, wall);
    if (table !== null) {
      const stone = canvas.vertical(table, height, [
        [0, '#b9a88f'],
        [0.12, '#d9ccb8'],
        [1, '#efe6d8'],
      ]);
      canvas.rect(0, table, width, height - table, stone);
      canvas.rect(0, table - 10, width, 20, '#6f604c', { opacity: 0.35, filter: canvas.wideBlur(9) });
    }
    draw();
    const corners = canvas.radial(width * 0.46, height * 0.46, height * 0.72, [
      [0.6, '#2a1c10', 0],
      [1, '#2a1c10', 0.3],
    ]);
    canvas.rect(0, 0, width, height, corners);
  });
}
