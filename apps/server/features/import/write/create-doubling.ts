/** Says when to count again: each time as much has come as was there before. */
export function createDoubling(first: number): (total: number) => boolean {
  let next = first;
  return (total) => {
    if (total < next) return false;
    next = Math.max(next * 2, total * 2);
    return true;
  };
}
