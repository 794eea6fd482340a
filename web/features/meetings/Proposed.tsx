import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { saidMoment } from '#words/meeting-times.ts';
import { MeetingFactsList } from './MeetingFactsList.tsx';
import type { MeetingFacts } from './MeetingStep.tsx';
import { meetingTexts } from './meeting.texts.ts';
import { meetingDeeds } from './meetings.actions.ts';
import { ProposeForm } from './ProposeForm.tsx';

interface Props {
  member: string;
  meeting: MeetingFacts;
}

const { Deed } = meetingDeeds;

/** The own proposal, while the other family has not chosen. */
export function Waiting({ member, meeting }: Props) {
  const t = useTexts(meetingTexts);
  const others = <ProposeForm member={member} meeting={meeting} />;
  return (
    <section>
      <p>{t.waiting}</p>
      <MeetingFactsList meeting={meeting} moments={meeting.times} />
      <Accordion items={[{ id: 'others', heading: t.proposeOthers, content: others }]} />
      <Deed
        deed="cannotCome"
        member={member}
        label={t.takeBack}
        look="quiet"
        sent={{ word: 'cannotCome', version: String(meeting.version) }}
      />
    </section>
  );
}

/** The other family's proposal: choose one of its times, propose others, or say that none suits. */
export function Asked({ member, meeting }: Props) {
  const t = useTexts(meetingTexts);
  const language = useLanguage();
  const now = useNow();
  const version = String(meeting.version);
  const coming = meeting.times.filter((moment) => Date.parse(moment) > now);
  const others = <ProposeForm member={member} meeting={meeting} />;
  return (
    <section>
      <p>{t.asked}</p>
      <MeetingFactsList meeting={meeting} moments={meeting.ourZone || meeting.theirZone ? coming : []} />
      <Deed
        deed="choose"
        member={member}
        label={t.choose}
        look="primary"
        sent={{ version }}
        initial={{ time: coming.length === 1 ? (coming[0] ?? '') : '' }}
      >
        {(field) => (
          <>
            <RadioField
              {...field('time')}
              label={t.chooseTime}
              required
              options={coming.map((value) => ({ value, label: saidMoment(value, language) }))}
            />
            <TextField {...field('people')} label={t.howMany} hint={t.howManyHint} inputMode="numeric" />
          </>
        )}
      </Deed>
      <Accordion items={[{ id: 'others', heading: t.proposeOthers, content: others }]} />
      <Deed deed="cannotCome" member={member} label={t.noneSuits} look="quiet" sent={{ word: 'cannotCome', version }} />
    </section>
  );
}
