import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { missionTexts, missionVisionTexts, visionTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { NamedPoints, Points, pointDrawings, splitList } from '#web/features/content/Points.tsx';
import { SiteTextLayout } from '#web/features/content/SiteTextLayout.tsx';
import { TrustLines } from '#web/features/content/TrustLines.tsx';
import { loadWelcome, WELCOME } from '#web/features/content/welcome.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { LanguageSwitch } from '#web/layout/LanguageSwitch.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';

export const head = missionVisionTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [welcome, mission, vision] = await Promise.all([
    loadWelcome(visit),
    loadContent(visit, 'mission'),
    loadContent(visit, 'vision'),
  ]);
  return { welcome, mission, vision };
}

/**
 * The mission and the vision in a few words, then the full welcome text, unfolded for visitors who follow the link to
 * it.
 */
export function Component() {
  const { welcome, mission, vision } = useLoaderData<typeof loader>();
  const t = useTexts(missionVisionTexts);
  const missionTitle = useTexts(missionTexts).title;
  const visionTitle = useTexts(visionTexts).title;
  const { pid } = useVisitor();
  const [query] = useSearchParams();
  const { language } = mission;
  useReloadInLanguage(language);
  const missionParts = splitList(mission.html);
  const visionParts = splitList(vision.html);
  return (
    <SiteTextLayout
      title={t.title}
      scene="handsAndThread"
      beneath={<LanguageSwitch />}
      lead={
        <div className="from-tablets">
          <Card title={t.inShort}>
            <TrustLines />
          </Card>
        </div>
      }
    >
      <div>
        <h2>{missionTitle}</h2>
        <RichText html={missionParts.lead} language={language} />
        <RichText html={missionParts.rest} language={language} look="pledge" />
        <h2>{visionTitle}</h2>
        <RichText html={visionParts.lead} language={language} />
        <RichText html={visionParts.rest} language={language} look="pledge" />
      </div>
      {missionParts.points.length > 0 && (
        <div>
          <h2>{t.kept}</h2>
          <NamedPoints id="promise" points={missionParts.points} language={language} drawings={pointDrawings.mission} />
        </div>
      )}
      {visionParts.points.length > 0 && (
        <div>
          <h2>{t.day}</h2>
          <Points points={visionParts.points} language={language} drawings={pointDrawings.vision} />
        </div>
      )}
      <div>
        <Accordion
          items={[
            {
              id: WELCOME,
              heading: t.welcomeTitle,
              isOpen: query.has(WELCOME),
              // In one column: a visitor who comes by the link continues from the middle.
              content: <RichText {...welcome} />,
            },
          ]}
        />
        <Actions>
          {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
          <Link to="/contact-us">{t.contact}</Link>
        </Actions>
      </div>
    </SiteTextLayout>
  );
}
