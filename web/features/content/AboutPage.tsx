import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { Banner } from '#web/art/Banner.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import styles from './AboutPage.module.css';
import { aboutTexts } from './content.texts.ts';
import { homeTexts } from './home.texts.ts';
import { loadContent } from './load-content.ts';
import { splitLead } from './split-lead.ts';

export const head = aboutTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [about, people, address, registration] = await Promise.all(
    ['about', 'trust-people', 'address', 'trust-registration'].map((key) => loadContent(visit, key)),
  );
  return { about, parts: { people, address, registration } };
}

/** What the site is, and who stands behind it: what the trust has not given yet is not shown. */
export function Component() {
  const { about, parts } = useLoaderData<typeof loader>();
  const t = useTexts(aboutTexts);
  const picture = useTexts(homeTexts);
  const { pid } = useVisitor();
  useReloadInLanguage(about?.language ?? '');
  const { lead, rest } = splitLead(about?.html ?? '');
  return (
    <div className={styles.about}>
      <div>
        <h1>{t.title}</h1>
        <div className={styles.picture}>
          <Banner scene="familiesUnderBanyan" alt={picture.familiesUnderBanyan} isFirst />
        </div>
        {about && <RichText html={lead} language={about.language} />}
      </div>
      <div className={styles.text}>
        {about && rest && <RichText html={rest} language={about.language} />}
        <Actions>
          {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
          <Link to="/trust-figures">{t.figures}</Link>
        </Actions>
      </div>
      <div className={styles.trust}>
        <Card>
          {(['people', 'address', 'registration'] as const).map((name) => {
            const part = parts[name];
            return (
              part?.html && (
                <section key={name} className={styles.part}>
                  <h2>{t[name]}</h2>
                  <RichText {...part} />
                </section>
              )
            );
          })}
        </Card>
      </div>
    </div>
  );
}
