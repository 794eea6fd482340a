import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { type Chromium, hasOldChromium, prepareOldChromium } from '../chromium.ts';
import { printedCode } from '../support/codes.ts';
import { household, WEST_BENGAL } from '../support/forms.ts';
import { callAbout, makeShownMember, type ShownMember } from '../support/meeting.ts';
import { inventMember } from '../support/member.ts';
import { type OldBrowser, startOldBrowser } from '../support/old-browser.ts';
import { type Site, startSite } from '../support/site.ts';

const name = 'a family on a phone of 2021 registers, logs in, saves, and reads its lists';
const below = 'a browser below the oldest we hold shows pages as without scripts, and says nothing of it';
const list = process.env.NOT_APPLICABLE_FILE;
if (!hasOldChromium && list) appendFileSync(list, `${name}\n${below}\n`);

// The footer shows this button only with scripts.
const isAlive = 'getComputedStyle([...document.querySelectorAll("footer button")].pop()).visibility === "visible"';
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
// The second step has a folded form above, which corrects the phone.
const submit = 'main form[method=post]:not(details *) button[type=submit]';

describe.runIf(hasOldChromium)('Chrome 92', () => {
  let folder: string;
  let site: Site;
  let browser: OldBrowser;
  let chromium: Chromium;
  let groom: ShownMember;

  beforeAll(async () => {
    folder = makeTestFolder();
    // Unpacking sets this process's TMPDIR to the folder. Other files of this worker need a folder that outlives it.
    vi.stubEnv('TMPDIR', folder);
    const [prepared, started] = await Promise.all([
      prepareOldChromium(folder),
      startSite({ dataFolder: join(folder, 'data'), terminal: join(folder, 'terminal.txt') }),
    ]);
    chromium = prepared;
    site = started;
    groom = await makeShownMember(site.url, { name: 'Amit Dutta', gender: 'Male' }, { father_name: 'Bimal Dutta' });
    browser = await startOldBrowser(chromium, join(folder, 'profile'));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    vi.unstubAllEnvs();
    removeTestFolder(folder);
  });

  const open = async (path: string) => {
    await browser.open(site.url + path);
    await browser.until(isAlive);
  };
  const fill = async (values: Record<string, string>) => {
    for (const [id, value] of Object.entries(values)) await browser.fill(`#${id}`, value);
  };

  test(name, async () => {
    expect(await browser.read('navigator.userAgent')).toContain('Chrome/92.');
    const member = inventMember();
    const { phone, password } = member;
    await open('/register');
    await browser.click(`[name=gender][value=${member.gender}]`);
    await fill({ name: member.name, phone, password });
    for (const box of ['registration', 'marriageOnly', 'truthful']) await browser.click(`#${box}`);
    await browser.click(submit);
    await browser.until(isAt('/register2'));
    await fill({ ...household, state: WEST_BENGAL });
    await browser.click(submit);
    await browser.until(`${isAt('/thankyou')} && ${shows(phone)}`);

    await open('/login');
    await fill({ phone, password });
    await browser.click(submit);
    await browser.until(isAt('/dashboard'));
    const pid = await browser.read<string>('localStorage.pid');

    await open('/communication-details');
    await fill({ city: 'Howrah' });
    await browser.click(submit);
    await browser.until('/saved|updated/i.test(document.body.innerText)');
    await open('/communication-details');
    expect(await browser.read('document.querySelector("#city").value')).toBe('Howrah');

    await open('/confirm-phone');
    await browser.click(submit);
    await browser.until('document.querySelector("#confirmCode-code")');
    await browser.fill('#confirmCode-code', await printedCode(phone));
    await browser.click(submit);
    await browser.until('!document.querySelector("#confirmCode-code")');

    await open('/matching-profile');
    await browser.click(`${submit}[name=whose][value=candidate]`);
    const card = `main a[href*="${groom.pid}"]`;
    await browser.until(`document.querySelector('${card}')`);
    await browser.click(card);
    await browser.until(`${isAt(`/matching-profile/${groom.pid}`)} && ${shows('Amit')}`);
    // Closed `<details>` that scripts insert hide their content too.
    await browser.until(
      '[...document.querySelectorAll("details:not([open])")].every((it) => it.offsetHeight < it.firstElementChild.offsetHeight + 3)',
    );
    await callAbout(groom, 'sendintroduction', { ...groom, pid }, { note: '' });
    await open('/matching-profile/inbox');
    await browser.until(shows('Amit'));
    // Browsers of 2021 style a `<details>` inline and then block that style by the page's policy.
    expect(browser.faults.filter((fault) => !fault.includes('Refused to apply inline style'))).toEqual([]);
  });

  test(below, async () => {
    const older = await startOldBrowser(chromium, join(folder, 'older'));
    await older.runFirst('delete Array.prototype.at');
    await older.open(`${site.url}/login`);
    await older.fill('#phone', groom.phone);
    await older.fill('#password', groom.password);
    await older.click(submit);
    await older.until(`${isAt('/dashboard')} && document.readyState === 'complete'`);
    expect(await older.read(`localStorage.length + document.querySelectorAll('[role=alert]').length`)).toBe(0);
    expect(await older.read(isAlive)).toBe(false);
    expect(older.faults).toEqual([]);
    await older.close();
  });
});
