import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { helplineHref } from '#contract/dial.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { faqTexts } from '#web/features/content/content.texts.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { LanguageSwitch } from '#web/layout/LanguageSwitch.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Listen } from '#web/listen/Listen.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { Jumps } from '#web/ui/Jumps.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { faqSubjects } from '#words/choices/faqs.ts';
import { digits } from '#words/numbers.ts';
import styles from './FaqsPage.module.css';

export const head = faqTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { language } = visit;
  const [{ listFaqs }, { loadHelplines }] = await Promise.all([
    import('#contract/content.ts'),
    import('#web/fields/load-helplines.ts'),
  ]);
  const [{ faqs }, phones] = await Promise.all([load(visit, listFaqs, { language }), loadHelplines(visit)]);
  return { language, faqs, help: phones[0] };
}

/**
 * The questions grouped by subject. The first answer of each subject in the first column is open. Questions without a
 * subject come last.
 */
export function Component() {
  const { language, faqs, help } = useLoaderData<typeof loader>();
  const t = useTexts(faqTexts);
  const readerLanguage = useLanguage();
  useReloadInLanguage(language);
  const groups = [
    ...Object.entries(faqSubjects).map(([subject, names]) => ({
      id: subject,
      subject,
      heading: names[readerLanguage],
    })),
    { id: 'others', subject: '', heading: t.others },
  ]
    .map((group) => ({ ...group, faqs: faqs.filter(({ subject }) => subject === group.subject) }))
    .filter((group) => group.faqs.length > 0);
  const half = Math.ceil(groups.length / 2);
  const helpNumber = help && digits(`${help.phoneCode} ${help.phone}`, readerLanguage);
  const columns = [groups.slice(0, half), groups.slice(half)];
  return (
    <>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <LanguageSwitch />
      <p>{t.lead}</p>
      {groups.length > 1 && <Jumps label={t.onThisPage} to={groups.map(({ id, heading }) => [id, heading])} />}
      <Columns>
        {columns.map((column, columnIndex) => (
          <div key={column[0]?.id ?? 'none'}>
            {column.map((group) => (
              <section key={group.id} id={group.id} className={styles.group}>
                {groups.length > 1 && <h2>{group.heading}</h2>}
                <Accordion
                  items={group.faqs.map(({ id, question, answer }, index) => ({
                    id: `faq-${id}`,
                    isOpen: columnIndex === 0 && index === 0,
                    heading: <span lang={language}>{question}</span>,
                    content: (
                      <>
                        <RichText html={answer} language={language} />
                        <Listen within={`faq-${id}`} />
                      </>
                    ),
                  }))}
                />
              </section>
            ))}
            {columnIndex === columns.length - 1 && (
              <Card title={t.notFound}>
                <Actions>
                  <LinkButton to="/contact-us">{t.ask}</LinkButton>
                  {help && (
                    <span>
                      {t.call} <a href={helplineHref(help)}>{helpNumber}</a>
                    </span>
                  )}
                </Actions>
              </Card>
            )}
          </div>
        ))}
      </Columns>
    </>
  );
}
