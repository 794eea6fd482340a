import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { faqTexts } from './content.texts.ts';

export const head = faqTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { language } = visit;
  const { listFaqs } = await import('#contract/content.ts');
  return { language, ...(await load(visit, listFaqs, { language })) };
}

export function Component() {
  const { language, faqs } = useLoaderData<typeof loader>();
  const t = useTexts(faqTexts);
  useReloadInLanguage(language);
  const items = faqs.map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    heading: <span lang={language}>{question}</span>,
    content: <RichText html={answer} language={language} />,
  }));
  return (
    <Reading>
      <h1>{t.title}</h1>
      <Accordion items={items} />
      <p>
        {t.notFound} <Link to="/contact-us">{t.ask}</Link>
      </p>
    </Reading>
  );
}
