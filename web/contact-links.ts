/**
 * A letter to one address and nothing else: what an address holds behind `?` or `,` would be read as further receivers. The
 * sign @ stands as it is, for programs that read no other.
 */
export function mailTo(address: string, { subject }: { subject?: string } = {}): string {
  const to = address.split('@').map(encodeURIComponent).join('@');
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
