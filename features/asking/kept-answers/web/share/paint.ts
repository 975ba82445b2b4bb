/** Fills one shape with a colour. */
export const paint = (brush: CanvasRenderingContext2D, shape: Path2D, colour: string): void => {
  brush.fillStyle = colour;
  brush.fill(shape);
};
