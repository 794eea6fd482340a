import { Link } from 'react-router';
import type { Language } from '#contract/choices.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { publicPages, sitemapTexts } from '#web/features/sitemap/sitemap.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import styles from './SitemapPage.module.css';

export const head = sitemapTexts;

/** Every public page in both languages, the reader’s own first. */
export function Component() {
  const t = useTexts(sitemapTexts);
  const own = useLanguage();
  const languages = [own, ...LANGUAGES.filter((language) => language !== own)];
  return (
    <>
      <h1>{t.title}</h1>
      <Columns>
        {languages.map((language) => (
          <Card key={language} title={<span lang={language}>{sitemapTexts[language].inThisLanguage}</span>}>
            <ul lang={language} className={styles.pages}>
              {publicPages.map(({ path, ...names }) => (
                <li key={path}>
                  <PageLink path={path} language={language}>
                    {names[language]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Columns>
    </>
  );
}

// A link to a page in the other language changes the language.
function PageLink({ path, language, children }: { path: string; language: Language; children: string }) {
  const isOwn = useLanguage() === language;
  if (isOwn) return <Link to={path}>{children}</Link>;
  return (
    <a href={`/language?${new URLSearchParams({ to: language, back: path })}`} hrefLang={language}>
      {children}
    </a>
  );
}
