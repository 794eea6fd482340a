import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { endOtherSessions, endSession, showSessions } from '#contract/sessions.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { KeepName, keepNameDeeds } from '#web/features/kept-names/KeepName.tsx';
import { EndAll, endingDeeds } from '#web/features/sessions/EndAll.tsx';
import { sessionsTexts } from '#web/features/sessions/sessions.texts.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Row, Rows } from '#web/ui/ActionRows.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { browserNames, systemNames } from '#words/choices/browsers.ts';
import { choiceIn } from '#words/label.ts';
import { momentInIndia } from '#words/numbers.ts';

export const head = sessionsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showSessions);

const sessionDeeds = deeds({ end: endSession, endOthers: endOtherSessions });
export const action = actionOfForms(sessionDeeds, keepNameDeeds, endingDeeds);
const { Deed } = sessionDeeds;

/** The account's sessions, with buttons to end one or all others. */
export function Component() {
  const t = useTexts(sessionsTexts);
  const { sessions, ...kept } = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      <Card>
        <Rows>
          {sessions.map((session) => (
            <Session key={session.id} {...session} />
          ))}
        </Rows>
      </Card>
      {sessions.length > 1 ? (
        <div>
          <p>{t.endOthersText}</p>
          <Deed deed="endOthers" label={t.endOthers} />
        </div>
      ) : (
        <p>{t.alone}</p>
      )}
      <KeepName {...kept} />
      <EndAll keptIn={kept.keptIn} />
      <LinkButton to="/change-password" look="secondary">
        {t.password}
      </LinkButton>
    </MemberSheet>
  );
}

type Props = ReturnedDraft<typeof showSessions>['sessions'][number];

function Session({ id, browser, system, since, seenAt, isThis, isOffice }: Props) {
  const t = useTexts(sessionsTexts);
  const language = useLanguage();
  const name = isOffice
    ? t.office
    : `${choiceIn(systemNames, system, language)}, ${choiceIn(browserNames, browser, language)}`;
  return (
    <Row
      name={name}
      said={
        <>
          {isThis && <strong>{t.this}</strong>}
          {isThis && <br />}
          {t.since(momentInIndia(since, language))}
          <br />
          {t.seen(momentInIndia(seenAt, language))}
        </>
      }
    >
      {!isThis && (
        <Deed
          deed="end"
          label={
            <>
              {t.end}
              <span className="spoken">: {name}</span>
            </>
          }
          sent={{ session: id }}
        />
      )}
    </Row>
  );
}
