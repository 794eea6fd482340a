import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPolicyChanges } from '#contract/content.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { policyTexts, sixLinesTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Retention } from '#web/features/content/Retention.tsx';
import { retentionTexts } from '#web/features/content/retention.texts.ts';
import { type Section, sectionsOf } from '#web/features/content/sections.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { SampleNote } from '#web/fields/SampleNote.tsx';
import { withoutMark } from '#web/fields/sample.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { dayInIndia } from '#words/numbers.ts';
import styles from './PolicyPage.module.css';

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

/**
 * A summary of six lines, then the notice of this site, which describes what the code does; then the owner's dated
 * policy and its changes.
 */
export function Component() {
  const { notice, officer, policy, changes } = useLoaderData<typeof loader>();
  const t = useTexts(policyTexts);
  const six = useTexts(sixLinesTexts);
  const retention = useTexts(retentionTexts);
  useReloadInLanguage(policy.language);
  const noticeText = sectionsOf(notice.html, 'notice');
  const policyText = sectionsOf(policy.html, 'policy');
  const contents = [
    { id: 'notice', name: t.notice, sections: noticeText.sections },
    { id: 'kept', name: retention.heading, sections: [] },
    ...(officer.html ? [{ id: 'officer', name: t.officer, sections: [] }] : []),
    { id: 'policy', name: t.owners, sections: policyText.sections },
    ...(changes.length > 0 ? [{ id: 'changes', name: t.changed, sections: [] }] : []),
  ];
  return (
    <>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <div className={styles.columns}>
        <div className={styles.first}>
          <section>
            <h2>{six.heading}</h2>
            <ol className={styles.six}>
              {[six.free, six.hidden, six.members, six.phones, six.health, six.yours].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        </div>
        <nav aria-label={t.onThisPage} className={`screen-only ${styles.contents}`}>
          <h2>{t.onThisPage}</h2>
          <ul>
            {contents.map(({ id, name, sections }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
                {sections.length > 0 && (
                  <ul>
                    {sections.map((section) => (
                      <li key={section.id}>
                        <a href={`#${section.id}`} onClick={() => unfold(section.id)}>
                          {section.heading}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          <section id="notice">
            <h2>{t.notice}</h2>
            <RichText html={noticeText.lead} language={notice.language} />
            <Sections sections={noticeText.sections} language={notice.language} />
          </section>
          <section id="kept">
            <Retention />
          </section>
          {officer.html && (
            <section id="officer">
              <h2>{t.officer}</h2>
              <RichText html={withoutMark(officer.html)} language={officer.language} />
              <SampleNote of={[officer.html]} />
            </section>
          )}
          <section id="policy">
            <h2>{t.owners}</h2>
            <RichText html={policyText.lead} language={policy.language} />
            <Sections sections={policyText.sections} language={policy.language} />
          </section>
          {changes.length > 0 && (
            <section id="changes" lang={policy.language}>
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
        </div>
      </div>
    </>
  );
}

/** The parts of a text, each folded to its heading. */
const Sections = ({ sections, language }: { sections: readonly Section[]; language: string }) => (
  <Accordion
    items={sections.map(({ id, heading, html }) => ({
      id,
      heading: <span lang={language}>{heading}</span>,
      content: <RichText html={html} language={language} />,
    }))}
  />
);

/** Opens the part to which a link of the contents leads. Without JavaScript the visitor opens it. */
function unfold(id: string) {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}
