/**
 * Builds a mail link with one recipient. Text after `?` or `,` in an address would be read as headers or further
 * recipients, so it is encoded. The sign @ is not encoded, because some programs do not decode it.
 */
export function mailTo(address: string, { subject }: { subject?: string } = {}): string {
  const recipient = address.split('@').map(encodeURIComponent).join('@');
  return subject === undefined ? `mailto:${recipient}` : `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
