import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { aboutTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Points, pointDrawings, splitList } from '#web/features/content/Points.tsx';
import { SiteTextLayout } from '#web/features/content/SiteTextLayout.tsx';
import { Helplines } from '#web/fields/Helplines.tsx';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { SampleNote } from '#web/fields/SampleNote.tsx';
import { withoutMark } from '#web/fields/sample.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import layout from '../../features/content/SiteTextLayout.module.css';

export const head = aboutTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [phones, [about, people, address, registration, hours]] = await Promise.all([
    loadHelplines(visit),
    Promise.all(
      ['about', 'trust-people', 'address', 'trust-registration', 'office-hours'].map((key) => loadContent(visit, key)),
    ),
  ]);
  return { about, phones, hours, parts: { people, address, registration } };
}

/**
 * Who we are, what it costs, how a family is checked and whom to call; then the rest. Details that the trust has not
 * provided are left out.
 */
export function Component() {
  const { about, phones, hours, parts } = useLoaderData<typeof loader>();
  const t = useTexts(aboutTexts);
  const { pid } = useVisitor();
  const language = about?.language ?? '';
  useReloadInLanguage(language);
  // Each part after the first begins with a heading.
  const [lead = '', cost = '', checks = '', ...otherParts] = about?.html.split(/(?=<h2>)/) ?? [];
  const costAndChecks = splitList(cost + checks);
  const shownParts = (['people', 'address', 'registration'] as const).flatMap((name) => {
    const part = parts[name];
    return part?.html ? [{ name, ...part }] : [];
  });
  const samples = [...phones.map(({ name }) => name), ...shownParts.map(({ html }) => html)];
  return (
    <SiteTextLayout
      title={t.title}
      scene="familiesUnderBanyan"
      lead={
        <>
          <RichText html={lead} language={language} />
          <Actions>
            {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
            <Link to="/trust-figures">{t.figures}</Link>
          </Actions>
        </>
      }
    >
      <div>
        <RichText html={costAndChecks.lead} language={language} />
        <Points points={costAndChecks.points} language={language} drawings={pointDrawings.about} />
        <RichText html={costAndChecks.rest} language={language} />
      </div>
      {(shownParts.length > 0 || phones.length > 0) && (
        <div className={layout.whole}>
          <Card>
            <div className={layout.columns}>
              {phones.length > 0 && (
                <section>
                  <h2>{t.answers}</h2>
                  {hours?.html && <RichText html={withoutMark(hours.html)} language={hours.language} />}
                  <Helplines phones={phones} />
                </section>
              )}
              {shownParts.map(({ name, html, language }) => (
                <section key={name}>
                  <h2>{t[name]}</h2>
                  <RichText html={withoutMark(html)} language={language} />
                </section>
              ))}
            </div>
            <SampleNote of={samples} />
          </Card>
        </div>
      )}
      <div className={`${layout.whole} ${layout.pair}`}>
        {otherParts.map((html) => (
          <RichText key={html} html={html} language={language} />
        ))}
      </div>
    </SiteTextLayout>
  );
}
