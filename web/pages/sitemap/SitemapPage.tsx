import { Link } from 'react-router';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { publicPages, sitemapTexts } from '#web/features/sitemap/sitemap.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import styles from './SitemapPage.module.css';

export const head = sitemapTexts;

const SUBJECTS = ['begin', 'us', 'help', 'rules'] as const;

/** The list of all public pages by subject. The list in the other language is folded below. */
export function Component() {
  const t = useTexts(sitemapTexts);
  const readerLanguage = useLanguage();
  return (
    <>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <p>{t.description}</p>
      <Pages language={readerLanguage} />
      <Accordion
        items={LANGUAGES.filter((language) => language !== readerLanguage).map((language) => ({
          id: language,
          heading: <span lang={language}>{sitemapTexts[language].language}</span>,
          content: <Pages language={language} />,
        }))}
      />
    </>
  );
}

const Pages = ({ language }: { language: Language }) => (
  <div lang={language} className={styles.subjects}>
    {SUBJECTS.map((subject) => (
      <section key={subject}>
        <h2>{sitemapTexts[language][subject]}</h2>
        <ul className={styles.pages}>
          {publicPages[subject].map(({ path, ...names }) => (
            <li key={path}>
              <PageLink path={path} language={language}>
                {names[language]}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** A link to a page. In the other language it also changes the language. */
function PageLink({ path, language, children }: { path: string; language: Language; children: string }) {
  const isOwn = useLanguage() === language;
  if (isOwn) return <Link to={path}>{children}</Link>;
  return (
    <a href={`/language?${new URLSearchParams({ to: language, back: path })}`} hrefLang={language}>
      {children}
    </a>
  );
}
