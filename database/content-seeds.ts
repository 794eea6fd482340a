import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type FaqSeed = { id: number; question: string; answer: string };
type PhoneSeed = { id: number; emoji: string; name: string; nameBn: string; phoneCode: string; phone: string };
type EmailSeed = { id: number; emoji: string; name: string; nameBn: string; email: string };
type TestCentreSeed = { id: number; name: string; nameBn: string; district: number; source: string; checkedOn: string };
type SocialLinkSeed = { id: number; network: string; name: string; nameBn: string; url: string };

/** The absolute path of the folder database/seeds/content. */
export const contentFolder = join(import.meta.dirname, 'seeds/content');
/** The languages of the texts; each has a folder of its own in `contentFolder`. */
export const contentLanguages = ['en', 'bn'] as const;

/** The site's first texts and lists, as in the files. Only the English questions have a subject; it is for both. */
export type ContentSeeds = {
  contents: { key: string; lang: (typeof contentLanguages)[number]; html: string }[];
  faqs: { en: (FaqSeed & { subject: string })[]; bn: FaqSeed[] };
  phones: PhoneSeed[];
  emails: EmailSeed[];
  socialLinks: SocialLinkSeed[];
  testCentres: TestCentreSeed[];
};

/** Loads database/seeds/content: each <lang>/<key>.html is one content, and a list's order is its order on the page. */
export function loadContentSeeds(): ContentSeeds {
  return {
    contents: contentLanguages.flatMap((lang) =>
      readdirSync(join(contentFolder, lang))
        .filter((file) => file.endsWith('.html'))
        .map((file) => ({ key: file.slice(0, -'.html'.length), lang, html: readText(`${lang}/${file}`) })),
    ),
    faqs: { en: readList('en/faqs'), bn: readList('bn/faqs') },
    phones: readList('contact-phones'),
    emails: readList('contact-emails'),
    socialLinks: readList('social-links'),
    testCentres: readList('test-centres'),
  };
}

function readText(path: string): string {
  return readFileSync(join(contentFolder, path), 'utf8').replaceAll('\r\n', '\n').trim();
}

// content-seeds.test.ts checks the shape of these files, so it is not checked again here.
function readList(path: string) {
  return JSON.parse(readText(`${path}.json`));
}
