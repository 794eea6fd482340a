import type { Language } from '#contract/choices.ts';
import { date } from '#contract/date-rules.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { listContents, loadText, lockText } from '#server/domain/content/contents.queries.ts';
import { addTestimonial, listTestimonials, showTestimonial } from '#server/office/ordered-rows.queries.ts';
import { publishText } from '#server/office/publish-text.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type Given, numberAt, type Office, requiredText, textOf, wordAt } from './command.ts';
import { readText, requiredHtml } from './text-file.ts';

/** Commands about the texts of the site and its stories: `npm run office -- content`. */
export const contentCommands: Command[] = [
  {
    name: 'content list',
    usage: '',
    about: 'The texts of the site, by key and language',
    run: async ({ db }) => ({ rows: await listContents(db) }),
  },
  {
    name: 'content show',
    usage: 'KEY en|bn',
    about: 'One text, as HTML',
    async run({ db }, given) {
      const { key, lang, subject } = textNamed(given);
      return { record: found(await loadText(db, key, lang), `text ${subject}`), subjects: [{ subject }] };
    },
  },
  {
    name: 'content edit',
    usage: 'KEY en|bn FILE [--told TEXT]',
    about: 'Puts the HTML of a file in the place of a text; visitors are told of a change of the privacy policy',
    options: { told: 'string' },
    async run({ db, who }, given) {
      const { key, lang, subject } = textNamed(given);
      const former = found(await lockText(db, { key, lang }), `text ${subject}`);
      const html = await readText(wordAt(given, 2, 'the file with the new text'));
      if (html.trim() === '') throw new OfficeRefusal('The file is empty.');
      await publishText(db, { key, lang, html }, { former, by: who, told: textOf(given, 'told') ?? '' });
      return { note: `${subject} is changed.`, subjects: [{ subject }] };
    },
  },
  {
    name: 'content testimonials',
    usage: '',
    about: 'Success stories and opinions, published or withdrawn',
    run: async ({ db }) => ({ rows: await listTestimonials(db) }),
  },
  {
    name: 'content publish',
    usage:
      'story|opinion --author NAME --author-bn NAME --html FILE --html-bn FILE --agreed-on YYYY-MM-DD --form NUMBER | ID',
    about: 'Shows a new success story or opinion, or one that was withdrawn',
    options: {
      author: 'string',
      'author-bn': 'string',
      html: 'string',
      'html-bn': 'string',
      'agreed-on': 'string',
      form: 'string',
    },
    async run(office, given) {
      const kind = wordAt(given, 0, '"story", "opinion" or the number of one');
      if (kind !== 'story' && kind !== 'opinion') return showOne(office, given, { isPublished: true });
      const id = await addTestimonial(office.db, {
        kind,
        author: requiredText(given, 'author'),
        author_bn: requiredText(given, 'author-bn'),
        html: await requiredHtml(given, 'html'),
        html_bn: await requiredHtml(given, 'html-bn'),
        consented_on: dayIn(given, 'agreed-on'),
        consent_form: requiredText(given, 'form'),
      });
      return { note: `The ${kind} is published as number ${id}.`, subjects: [{ subject: `testimonial ${id}` }] };
    },
  },
  {
    name: 'content withdraw',
    usage: 'ID',
    about: 'Hides a success story or opinion',
    run: (office, given) => showOne(office, given, { isPublished: false }),
  },
];

function textNamed(given: Given): { key: string; lang: Language; subject: string } {
  const key = wordAt(given, 0, 'the key of the text');
  const lang = LANGUAGES.find((known) => known === given.words[1]);
  if (!lang) throw new OfficeRefusal('Please give the language, en or bn, after the key.');
  return { key, lang, subject: `${key} ${lang}` };
}

function dayIn(given: Given, name: string): string {
  const read = date({ missing: 'consentDay', invalid: 'consentDay' })(requiredText(given, name));
  if (!read.ok || read.value > todayInIndia())
    throw new OfficeRefusal(`--${name} must be a day that has been: 2026-11-22.`);
  return read.value;
}

async function showOne({ db }: Office, given: Given, { isPublished }: { isPublished: boolean }) {
  const id = numberAt(given, 0, 'the number of the story or opinion');
  const subject = `testimonial ${id}`;
  found(await showTestimonial(db, id, isPublished), subject);
  return { note: `Number ${id} is ${isPublished ? 'published' : 'withdrawn'}.`, subjects: [{ subject }] };
}
