import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { AT_REGISTRATION, giveConsents, withdrawConsents } from '#contract/consents.ts';
import { takeBackCoupleStory } from '#contract/couple-stories.ts';
import { showMyData } from '#contract/my-data.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { consentsTexts } from '#web/features/consents/consents.texts.ts';
import { whereTakenBack } from '#web/features/consents/where-taken-back.ts';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import ways from '#web/ui/ActionRows.module.css';
import { ActionRows } from '#web/ui/ActionRows.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMember } from '#web/useMember.ts';
import { consentNames } from '#words/choices/consents.ts';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { saidByWhom } from '#words/said-by-whom.ts';
import styles from './ConsentsPage.module.css';

export const head = consentsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showMyData);

const consentDeeds = deeds({ give: giveConsents, withdraw: withdrawConsents, 'story-back': takeBackCoupleStory });
export const action = actionOfForms(consentDeeds);
const { Deed } = consentDeeds;

/** The kind of the only consent among the registration's boxes. The other boxes are declarations. */
const SEARCH_CONSENT = 'registration';

/** The family's consents, each with its withdrawal; the registration's boxes for consents not given. */
export function Component() {
  const t = useTexts(consentsTexts);
  const { isRestricted } = useMember();
  const { consents, hasAgreed: hasTicked, isStoryShown } = useLoaderData<typeof loader>();
  const activeConsents = consents.filter(({ withdrawnAt }) => withdrawnAt === '');
  const searchConsents = activeConsents.filter(({ kind }) => kind === SEARCH_CONSENT);
  const declarations = activeConsents.filter(({ kind }) => isOfRegistration(kind) && kind !== SEARCH_CONSENT);
  const otherConsents = activeConsents.filter(({ kind }) => !isOfRegistration(kind));
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      {!hasTicked && !isRestricted && (
        <Deed deed="give" label={t.give}>
          {(field) => <ConsentBoxes field={field} />}
        </Deed>
      )}
      {searchConsents.length > 0 && (
        <Card title={t.together}>
          <ConsentList consents={searchConsents} />
          {hasTicked && (
            <>
              <p>{t.takeBackText}</p>
              <ButtonFold id="take-back" label={t.takeBack} look="quiet" className={styles.back}>
                <p>{t.takeBackKept}</p>
                <Deed deed="withdraw" label={t.takeBackNow} look="grave" />
              </ButtonFold>
            </>
          )}
        </Card>
      )}
      {declarations.length > 0 && (
        <Card title={t.declared}>
          <ConsentList consents={declarations} />
        </Card>
      )}
      {otherConsents.length > 0 && (
        <Card title={t.apart}>
          <p>{t.apartLead}</p>
          <ConsentList consents={otherConsents} />
        </Card>
      )}
      {isStoryShown && (
        <Card title={t.story}>
          <p>{t.storyText}</p>
          <Deed deed="story-back" label={t.storyBack} look="quiet" />
        </Card>
      )}
      <Card title={t.ways}>
        <ActionRows
          ways={[
            { key: 'showing', name: t.toShowing, said: t.showing, to: '/matching-profile#showing' },
            { key: 'policy', name: t.toPolicy, said: t.policy, to: '/privacy-policy' },
          ]}
        />
      </Card>
    </MemberSheet>
  );
}

interface ConsentListProps {
  consents: ReturnedDraft<typeof showMyData>['consents'];
}

/** Consents, each with its date and, if another page withdraws it, a link to that page. */
function ConsentList({ consents }: ConsentListProps) {
  const t = useTexts(consentsTexts);
  const language = useLanguage();
  return (
    <ul className={`${ways.ways} ${styles.list}`}>
      {consents.map(({ kind, about, givenAt, by, phoneEnd }) => (
        <li key={`${kind} ${about} ${by} ${phoneEnd}`}>
          <Icon name="check" />
          <span className={styles.what}>
            {choiceIn(consentNames, kind, language)}
            <span className={`${styles.since} ${ways.said}`}>
              {by ? `${saidByWhom({ by, phoneEnd }, language)}, ` : ''}
              {t.since(dayInIndia(givenAt, language))}
            </span>
          </span>
          {hasLink(kind, by) && <Link to={whereTakenBack(kind, about)}>{t.there}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** Whether another page withdraws the consent. A health consent is withdrawn only by the reader who gave it. */
const hasLink = (kind: string, by: string): boolean => !isOfRegistration(kind) && (kind !== 'health' || by === 'me');

const isOfRegistration = (kind: string): boolean => AT_REGISTRATION.some((box) => box === kind);
