/** Replaces several pauses by one. */
export const tidied = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:।?!])/g, '$1')
    .replace(/,(?:,| ,)+/g, ',')
    .replace(/,([.;:।?!])/g, '$1')
    .replace(/^[,;: ]+|[,;: ]+$/g, '');
