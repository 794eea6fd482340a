import { randomInt } from 'node:crypto';

/** The data of a registration. */
export interface NewMember {
  name: string;
  phone: string;
  gender: 'Male' | 'Female';
  password: string;
}

/** The consent boxes of the registration's first step. */
export const TICKED = { consentform: '1', agreed: 'Yes', marriageonly: 'Yes', truthful: 'Yes' };

/** Returns the data of a family that is not registered yet. */
export function inventMember(): NewMember {
  const phone = `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  return { name: 'Ananya Chatterjee', phone, gender: 'Female', password: 'shonar bangla' };
}

/** Registers step 1 through the documented call. Returns the profile id. */
export async function registerMember(url: string, member: NewMember): Promise<string> {
  const proposed = `SV${randomInt(1, 1_000_000_000)}`;
  const { answer } = await post(url, 'registerstep1', { profile_id: proposed, email: '', ...member, ...TICKED });
  if (answer.msgcode !== 1) throw new Error(`The registration of ${member.phone} was refused: ${answer.msg}`);
  return String(answer.profile_id);
}

/** Logs in through the documented call. The cookie is empty if phone or password were refused. */
export async function logIn(url: string, { phone, password }: NewMember): Promise<{ ok: boolean; cookie: string }> {
  const { answer, cookies } = await post(url, 'custlogin', { phone, password });
  return { ok: answer.msgcode === 1, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

async function post(url: string, call: string, form: Record<string, string>) {
  // Each family has its own IP address, because the site limits registrations by address.
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const response = await fetch(`${url}/api/${call}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  const answer: Record<string, unknown> = await response.json();
  return { answer, cookies: response.headers.getSetCookie() };
}
