const DAYS_VALID = 180;

/**
 * Where somebody who finds a weakness reports it (RFC 9116): the contact page, and the office's e-mail where the trust has
 * entered one. It is made at each request, so that it never expires while the site runs.
 */
export function securityText(publicUrl: string | undefined, emails: readonly string[], now: Date): string {
  const expires = new Date(now.getTime() + DAYS_VALID * 24 * 3_600_000).toISOString();
  const pages = publicUrl === undefined ? [] : [`Contact: ${publicUrl}/contact-us`];
  const lines = [
    ...emails.map((email) => `Contact: ${email}`),
    ...pages,
    `Expires: ${expires}`,
    'Preferred-Languages: en, bn',
  ];
  return `${lines.join('\n')}\n`;
}
