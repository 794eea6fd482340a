/** Where an item of the line is open, on a page of the line. */
export const addressOfItem = (id: number, page = 0): string =>
  `/office/approvals?item=${id}${page > 0 ? `&page=${page}` : ''}`;
