import { hash } from 'node:crypto';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { bringTextBack, listTexts, previewText, saveText, showText } from '#contract/staff/desk.ts';
import { cleanContent, saveContent } from '#server/content/save-content.ts';
import { failure, success } from '#server/door/outcome.ts';
import { Refusal } from '#server/door/refusal.ts';
import { listContents, loadText } from '#server/office/contents.queries.ts';
import { keepFormer, listFormer, loadFormer, lockText } from '#server/office/former-contents.queries.ts';
import { type AskedByStaff, answerStaff } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** The texts of the site, in both languages, with what stood there before. */
export function textRoutes(office: Office): void {
  answerStaff(office, listTexts, async ({ db }) => ({
    texts: (await listContents(db)).map(({ key, lang, edited }) => ({
      key,
      lang,
      edited: edited?.toISOString() ?? '',
    })),
  }));

  answerStaff(office, showText, async ({ db, values: { key } }) => {
    const texts = await Promise.all(LANGUAGES.map((lang) => textIn(db, key, lang)));
    return { texts: texts.filter((text) => text !== undefined) };
  });

  answerStaff(office, previewText, async ({ values: { html } }) => ({ html: cleanContent(html) }));

  answerStaff(office, saveText, async (asked) => {
    const { key, lang, html, version } = asked.values;
    const former = await lockText(asked.db, { key, lang });
    if (former === undefined) throw new Refusal(404, 'notFound');
    // Nothing is lost: what was typed stays in the form.
    if (versionOf(former) !== version) return failure(2, 'changedMeanwhile');
    return publish(asked, { key, lang, html, former });
  });

  answerStaff(office, bringTextBack, async (asked) => {
    const found = await loadFormer(asked.db, idOf(asked.values.member));
    const former = found && (await lockText(asked.db, found));
    if (found === undefined || former === undefined) throw new Refusal(404, 'notFound');
    return publish(asked, { ...found, former });
  });
}

async function publish(
  { db, staff, about }: Pick<AskedByStaff<typeof saveText.form.fields>, 'db' | 'staff' | 'about'>,
  { former, ...text }: { key: string; lang: Language; html: string; former: string },
) {
  await keepFormer(db, { ...text, html: former, by: staff.email });
  await saveContent(db, text);
  about({ subject: `${text.key} ${text.lang}` });
  return success('saved');
}

async function textIn(db: AskedByStaff<typeof showText.form.fields>['db'], key: string, lang: Language) {
  const found = await loadText(db, key, lang);
  if (found === undefined) return undefined;
  const former = await listFormer(db, { key, lang });
  return {
    ...{ lang, html: found.html, version: versionOf(found.html) },
    former: former.map(({ until, ...one }) => ({ ...one, until: until.toISOString() })),
  };
}

const versionOf = (html: string): string => hash('sha256', html, 'base64url');
