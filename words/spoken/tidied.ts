/** Replaces several spaces or pauses by one, and removes those at both ends. */
export const tidied = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:।?!])/g, '$1')
    .replace(/,(?:,| ,)+/g, ',')
    .replace(/,([.;:।?!])/g, '$1')
    .replace(/^[,;: ]+|[,;: ]+$/g, '');
