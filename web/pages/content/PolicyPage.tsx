import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPolicyChanges } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { policyTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Retention } from '#web/features/content/Retention.tsx';
import { retentionTexts } from '#web/features/content/retention.texts.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { dayInIndia } from '#words/numbers.ts';

export const head = policyTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [notice, officer, policy, { changes }] = await Promise.all([
    loadContent(visit, 'notice'),
    loadContent(visit, 'grievance-officer'),
    loadContent(visit, 'privacy-policy'),
    load(visit, listPolicyChanges, { language: visit.language }),
  ]);
  return { notice, officer, policy, changes };
}

/** The notice of this site, which describes what the code does; then the owner's dated policy and its changes. */
export function Component() {
  const { notice, officer, policy, changes } = useLoaderData<typeof loader>();
  const t = useTexts(policyTexts);
  const retention = useTexts(retentionTexts);
  useReloadInLanguage(policy.language);
  return (
    <Reading>
      <h1>{t.title}</h1>
      <nav aria-label={t.onThisPage}>
        <ul>
          <li>
            <a href="#notice">{t.notice}</a>
          </li>
          <li>
            <a href="#kept">{retention.heading}</a>
          </li>
          {officer.html && (
            <li>
              <a href="#officer">{t.officer}</a>
            </li>
          )}
          <li>
            <a href="#policy">{t.owners}</a>
          </li>
        </ul>
      </nav>
      <section id="notice">
        <h2>{t.notice}</h2>
        <RichText {...notice} />
      </section>
      <section id="kept">
        <Retention />
      </section>
      {officer.html && (
        <section id="officer">
          <h2>{t.officer}</h2>
          <RichText {...officer} />
        </section>
      )}
      <section id="policy">
        <h2>{t.owners}</h2>
        <RichText {...policy} />
      </section>
      {changes.length > 0 && (
        <section lang={policy.language}>
          <h2>{t.changed}</h2>
          <ul>
            {changes.map(({ version, since, told }) => (
              <li key={version}>
                <time dateTime={since}>{dayInIndia(since, policy.language === 'bn' ? 'bn' : 'en')}</time>: {told}{' '}
                <Link to={`/privacy-policy/${version}`}>{t.former}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Reading>
  );
}
