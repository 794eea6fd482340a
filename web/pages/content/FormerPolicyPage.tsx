import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showFormerPolicy } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { formerPolicyTexts } from '#web/features/content/content.texts.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Reading } from '#web/layout/Reading.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { dayInIndia } from '#words/numbers.ts';

export const head = formerPolicyTexts;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  load(visitOf(context), showFormerPolicy, { version: params.version ?? '' });

/** An earlier version of the policy, with its period of validity. */
export function Component() {
  const { html, language: written, since, until } = useLoaderData<typeof loader>();
  const t = useTexts(formerPolicyTexts);
  const language = useLanguage();
  const end = dayInIndia(until, language);
  return (
    <Reading>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <p>{since ? t.from(dayInIndia(since, language), end) : t.until(end)}</p>
      <p>
        <Link to="/privacy-policy">{t.today}</Link>
      </p>
      <RichText html={html} language={written} />
    </Reading>
  );
}
