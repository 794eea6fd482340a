import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import styles from './AboutPage.module.css';
import { aboutTexts } from './content.texts.ts';
import { loadContent } from './load-content.ts';
import { splitLead } from './split-lead.ts';
import told from './Told.module.css';
import { Told } from './Told.tsx';

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
  const { pid } = useVisitor();
  useReloadInLanguage(about?.language ?? '');
  const { lead, rest } = splitLead(about?.html ?? '');
  const shown = (['people', 'address', 'registration'] as const).flatMap((name) => {
    const part = parts[name];
    return part?.html ? [{ name, ...part }] : [];
  });
  return (
    <Told
      title={t.title}
      scene="familiesUnderBanyan"
      lead={
        <>
          {about && <RichText html={lead} language={about.language} />}
          <Actions>
            {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
            <Link to="/trust-figures">{t.figures}</Link>
          </Actions>
        </>
      }
      aside={shown.map(({ name, ...part }) => (
        <section key={name} className={styles.part}>
          <h2>{t[name]}</h2>
          <RichText {...part} />
        </section>
      ))}
    >
      {about && rest && (
        <div className={told.columns}>
          <RichText html={rest} language={about.language} />
        </div>
      )}
    </Told>
  );
}
