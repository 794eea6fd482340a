import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPolicyChanges } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { policyTexts } from './content.texts.ts';
import { loadContent } from './load-content.ts';
import { Retention } from './Retention.tsx';

export const head = policyTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [policy, { changes }] = await Promise.all([
    loadContent(visit, 'privacy-policy'),
    load(visit, listPolicyChanges, { language: visit.language }),
  ]);
  return { policy, changes };
}

/** The policy, and below it what has changed in it, and when. */
export function Component() {
  const { policy, changes } = useLoaderData<typeof loader>();
  const t = useTexts(policyTexts);
  useReloadInLanguage(policy.language);
  return (
    <Reading>
      <h1>{t.title}</h1>
      <RichText {...policy} />
      <Retention />
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
