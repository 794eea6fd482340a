import { DAY_MS } from '#contract/durations.ts';

/** Days for which the text is valid. */
const DAYS_VALID = 180;

/**
 * Returns the text for reporting security problems (RFC 9116): the contact page, and the office's e-mail if there is
 * one. It is made for each request, so it never expires while the site runs.
 */
export function securityText(publicUrl: string | undefined, emails: readonly string[], now: Date): string {
  const expires = new Date(now.getTime() + DAYS_VALID * DAY_MS).toISOString();
  const pages = publicUrl === undefined ? [] : [`Contact: ${publicUrl}/contact-us`];
  const lines = [
    ...emails.map((email) => `Contact: ${email}`),
    ...pages,
    `Expires: ${expires}`,
    'Preferred-Languages: en, bn',
  ];
  return `${lines.join('\n')}\n`;
}
