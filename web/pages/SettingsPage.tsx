import { Link, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { listAvoided } from '#contract/avoidance.ts';
import { listBlockedPhones } from '#contract/blocked-phones.ts';
import { listCardLinks } from '#contract/card-links.ts';
import { messages } from '#contract/messages.ts';
import { showNomination } from '#contract/nomination.ts';
import { showPause } from '#contract/pause.ts';
import { showReadings } from '#contract/readings.ts';
import { showTelling } from '#contract/telling.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';
import { BlockedMembers, HiddenMembers } from '#web/features/avoidance/Avoided.tsx';
import { avoidanceDeeds } from '#web/features/avoidance/avoidance.deeds.ts';
import { BlockedPhones } from '#web/features/blocked-phones/BlockedPhones.tsx';
import { blockedPhoneDeeds } from '#web/features/blocked-phones/blocked-phones.deeds.ts';
import { cardLinkDeeds } from '#web/features/card-links/card-links.deeds.ts';
import { EndAfterBlock } from '#web/features/card-links/EndAfterBlock.tsx';
import { Nomination } from '#web/features/nomination/Nomination.tsx';
import { nominationDeeds } from '#web/features/nomination/nomination.deeds.ts';
import { Pause } from '#web/features/pause/Pause.tsx';
import { pauseDeeds } from '#web/features/pause/pause.deeds.ts';
import { Readings } from '#web/features/readings/Readings.tsx';
import { Telling } from '#web/features/telling/Telling.tsx';
import { tellingDeeds } from '#web/features/telling/telling.deeds.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { said } from '#web/i18n/sentence.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Ways } from '#web/ui/Ways.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './SettingsPage.module.css';
import { settingsTexts } from './settings.texts.ts';

export const head = settingsTexts;

const FORBIDDEN = 403;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [telling, pause, avoided, blockedPhones, cardLinks, nomination, readings] = await Promise.all([
    load(visit, showTelling),
    load(visit, showPause),
    load(visit, listAvoided),
    // What is the candidate's alone, and no Power Link's.
    loadUnless(FORBIDDEN, load(visit, listBlockedPhones)),
    load(visit, listCardLinks),
    loadUnless(FORBIDDEN, load(visit, showNomination)),
    load(visit, showReadings),
  ]);
  return { telling, pause, avoided, blockedPhones, cardLinks, nomination, readings };
}

export const action = actionOf(
  tellingDeeds,
  pauseDeeds,
  avoidanceDeeds,
  blockedPhoneDeeds,
  cardLinkDeeds,
  nominationDeeds,
);

export function Component() {
  const t = useTexts(settingsTexts);
  const { telling, pause, avoided, blockedPhones, cardLinks, nomination, readings } = useLoaderData<typeof loader>();
  const say = useSentence();
  const { isBeside } = useMember();
  const sent = useActionData<FormResult>();
  const [query] = useSearchParams();
  const hasBlockedPhone = sent?.deed === 'blockPhone' && sent.code === 1;
  const about = [t.othersSee, t.back];
  const hasJustBlocked = query.get('done') === 'block' && !sent;
  return (
    <MemberSheet heading={t.heading}>
      <nav className={`screen-only ${styles.jumps}`} aria-label={t.onThisPage}>
        <a href="#channels">{t.toNews}</a>
        <a href="#rest">{t.toRest}</a>
        <a href="#apart">{t.toApart}</a>
        <a href="#rights">{t.toRights}</a>
      </nav>
      <DeedNotice />
      {hasJustBlocked && <Notice tone="success">{say(said(messages, 'memberBlocked'))}</Notice>}
      {(hasJustBlocked || hasBlockedPhone) && <EndAfterBlock {...cardLinks} />}
      <Telling key={JSON.stringify(telling)} {...telling} />
      <Card title={<span id="rest">{t.rest}</span>}>
        <p>{t.restLead}</p>
        <Ways
          about={about}
          ways={[
            {
              key: 'pause',
              name: t.pause,
              said: [t.pauseSeen, t.pauseBack],
              control: <Pause pause={pause} refused={sent?.code === 1 ? '' : (sent?.deed ?? '')} />,
            },
            {
              key: 'stop',
              name: t.stop,
              said: [t.stopSeen, t.stopBack],
              control: (
                <LinkButton to="/matching-profile#showing" look="secondary">
                  {t.stopNow}
                </LinkButton>
              ),
            },
            {
              key: 'erase',
              name: t.erase,
              said: [t.eraseSeen, t.eraseBack],
              control: (
                <LinkButton to="/delete-profile" look="grave">
                  {t.eraseNow}
                </LinkButton>
              ),
            },
          ]}
        />
      </Card>
      <Card title={<span id="apart">{t.apart}</span>}>
        <p>{t.apartLead}</p>
        <Ways
          about={about}
          ways={[
            {
              key: 'hide',
              name: t.hide,
              said: [t.hideSeen, t.hideBack],
              control: (
                <>
                  <Link to="/matching-profile">{t.hideNow}</Link>
                  <HiddenMembers {...avoided} />
                </>
              ),
            },
            ...(isBeside
              ? []
              : [
                  {
                    key: 'block',
                    name: t.block,
                    said: [t.blockSeen, t.blockBack],
                    control: (
                      <>
                        <Link to="/matching-profile">{t.blockNow}</Link>
                        <BlockedMembers {...avoided} />
                      </>
                    ),
                  },
                ]),
            ...(blockedPhones
              ? [
                  {
                    key: 'number',
                    name: t.number,
                    said: [t.numberSeen, t.numberBack],
                    control: <BlockedPhones {...blockedPhones} isOpen={sent?.deed === 'blockPhone'} />,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card title={<span id="rights">{t.rights}</span>}>
        <p>{t.rightsLead}</p>
        <p>
          <Link to="/my-consents">{t.consents}</Link>
        </p>
        <Readings {...readings} />
        {nomination && <Nomination nomination={nomination} isOpen={sent?.deed === 'nominate'} />}
      </Card>
      {!isBeside && (
        <Card title={t.health}>
          <p>
            <Link to="/health-details?open=haemoglobin#haemoglobin">{t.toResult}</Link>
          </p>
        </Card>
      )}
    </MemberSheet>
  );
}
