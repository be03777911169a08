/** The length of a vector. `Math.hypot` guards against overflow, which costs more than all the rest. */
export function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
