/** One pause in place of several. */
export const tidied = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:।?!])/g, '$1')
    .replace(/,(?:,| ,)+/g, ',')
    .replace(/,([.;:।?!])/g, '$1')
    .replace(/^[,;: ]+|[,;: ]+$/g, '');
