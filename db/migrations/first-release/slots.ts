/**
 * The slot of an instant by which orders and first orders are summed. A day in Bucharest begins at nine or at
 * ten in the evening of Greenwich, so that each of its days is made of whole slots, which begin at midnight, at
 * nine and at ten.
 */
export function slotOf(moment: string): string {
  const hour = `substr(${moment}, 12, 2)`;
  return `substr(${moment}, 1, 11)
    || case when ${hour} < '21' then '00' when ${hour} < '22' then '21' else '22' end`;
}
