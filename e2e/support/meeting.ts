import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { printedCode } from './codes.ts';
import { inventMember, logIn, type NewMember, registerMember } from './member.ts';

/** A shown member who uses the API without a browser. */
export interface ShownMember extends NewMember {
  pid: string;
  cookie: string;
  url: string;
}

/**
 * Completes both registration steps, the horoscope and the choice to be shown. Ids are those of the seeds. A guardian's
 * profile waits for the candidate's agreement.
 */
export async function makeShownMember(
  url: string,
  { whose = 'candidate', ...about }: Pick<NewMember, 'name' | 'gender'> & { whose?: 'candidate' | 'guardian' },
  details: Record<string, string> = {},
): Promise<ShownMember> {
  const invented = { ...inventMember(), ...about };
  const pid = await registerMember(url, invented);
  const { cookie } = await logIn(url, invented);
  const member = { ...invented, pid, cookie, url };
  await ask(member, 'registerstep2', {
    profile_id: pid,
    addr1: '12 Lake Road',
    city: 'Kolkata',
    pincode: '700029',
    state: '35601163',
    country: '356',
    father_name: 'Amal Chatterjee',
    mother_name: 'Mina Chatterjee',
    height: '165',
    weight: '60',
    religion: '1',
    community: 'General',
    dateofbirth: '1995-02-03',
    rashi_id: '1',
    gon_id: '1',
    mangalik: 'No',
    ...details,
  });
  await confirmByCode(member, 'phone', member.phone);
  await ask(member, 'givehealthconsent', { pid });
  await ask(member, 'updatetelling', { pid, sms: 'Yes', language: 'en' });
  await ask(member, 'updateshowing', { pid, show: 'Yes', whose });
  return member;
}

/** Confirms a phone with the code that the site prints. */
export async function confirmByCode(member: ShownMember, about: 'phone' | 'guardian', phone: string): Promise<void> {
  const { pid } = member;
  await ask(member, 'sendcode', { pid, about });
  await ask(member, 'confirmcode', { pid, about, code: await printedCode(phone) });
}

/** Sends a call of one member about another. */
export const callAbout = (member: ShownMember, path: string, other: ShownMember, more: Record<string, string> = {}) =>
  ask(member, path, { pid: member.pid, member: other.pid, ...more });

/** Makes two families who have accepted each other. */
export async function makeAcceptedPair(url: string): Promise<{ bride: ShownMember; groom: ShownMember }> {
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' }, { father_name: 'Bimal Dutta' });
  await callAbout(bride, 'sendintroduction', groom, { note: '' });
  await callAbout(groom, 'acceptintroduction', bride);
  return { bride, groom };
}

/** Sends a call as a member, from a random IP address. Throws unless it is answered with success. */
export async function ask({ url, cookie }: ShownMember, path: string, form: Record<string, string>) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { cookie, 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    body: new URLSearchParams(form),
  });
  const answer: Record<string, unknown> = await response.json();
  if (!response.ok || (answer.msgcode ?? 1) !== 1) throw new Error(`${path} was refused: ${answer.msg}`);
  return answer;
}

/** Logs in a browser as this member, replacing the former session. */
export async function becomeMember(context: BrowserContext, { pid, cookie, url }: ShownMember) {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
  await context.addCookies(cookies);
  await context.addInitScript((profileId) => localStorage.setItem('pid', profileId), pid);
}
