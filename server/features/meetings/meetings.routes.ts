import {
  chooseMeeting,
  meetingCalendar,
  proposeMeeting,
  saveCallHours,
  showCallHours,
  showMeeting,
  tellMeeting,
} from '#contract/meetings.ts';
import type { Returned } from '#contract/wire.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { loadHours, loadZones } from '#server/domain/together/hours.queries.ts';
import { placeFor, stateOf } from '#server/domain/together/meeting-state.ts';
import { loadMeeting, type Meeting } from '#server/domain/together/meetings.queries.ts';
import { notShown } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { placeOfMeeting } from '#server/platform/crypto/meetings.queries.ts';
import type { Services } from '#server/services.ts';
import { calendarFile } from './calendar-file.ts';
import { choose, propose, saveOurHours, tellOther } from './meetings.service.ts';

/** The answer for two families without a meeting. */
const NO_MEETING = {
  state: 'none',
  isOurs: false,
  times: [],
  chosen: '',
  place: '',
  words: '',
  ourPeople: null,
  theirPeople: null,
  weAreLate: '',
  theyAreLate: '',
  isCalledOffByUs: false,
} satisfies Partial<Returned<typeof showMeeting.returned>>;

/** Registers the calls for the first call and the meeting of two families. */
export function meetingRoutes(services: Services): void {
  const { db, cipher, config, limits } = services;

  const zonesOf = async (
    hours: Parameters<typeof loadZones>[1],
    { profileId, member }: { profileId: string; member: string },
  ) => {
    const zones = await loadZones(db, hours, [profileId, member]);
    return { ourZone: zones.get(profileId) ?? '', theirZone: zones.get(member) ?? '' } as const;
  };

  registerMemberCall(services, showCallHours, async ({ who: { profileId }, values: { member } }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    const hours = await loadHours(db, togetherId);
    return {
      ours: hours.get(profileId) ?? null,
      theirs: hours.get(member) ?? null,
      ...(await zonesOf(hours, { profileId, member })),
    };
  });

  registerMemberCall(services, saveCallHours, ({ who, values }) => saveOurHours(services, who.profileId, values));

  const wordsOf = (meeting: Meeting) => cipher.decrypt(meeting.words, placeOfMeeting(meeting));

  registerMemberCall(
    services,
    showMeeting,
    async ({ who: { profileId }, values: { member } }): Promise<Returned<typeof showMeeting.returned>> => {
      const { togetherId } = await findTogether(services, { profileId, memberId: member });
      const [meeting, hours] = [await loadMeeting(db, togetherId), await loadHours(db, togetherId)];
      const state = stateOf(meeting);
      const zones = await zonesOf(hours, { profileId, member });
      if (meeting === undefined || state === 'none')
        return { ...NO_MEETING, version: meeting?.sequence ?? 0, ...zones };
      const isOurs = meeting.proposed_by === profileId;
      const [ours, theirs] = profileId < member ? (['one', 'other'] as const) : (['other', 'one'] as const);
      return {
        state,
        version: meeting.sequence,
        isOurs,
        times: meeting.times.map((moment) => moment.toISOString()),
        chosen: meeting.chosen?.toISOString() ?? '',
        place: placeFor(meeting.place, isOurs),
        words: wordsOf(meeting),
        ourPeople: meeting[`${ours}_people`],
        theirPeople: meeting[`${theirs}_people`],
        weAreLate: meeting[`${ours}_late_at`]?.toISOString() ?? '',
        theyAreLate: meeting[`${theirs}_late_at`]?.toISOString() ?? '',
        isCalledOffByUs: meeting.called_off_by === profileId,
        ...zones,
      };
    },
  );

  registerMemberCall(services, proposeMeeting, ({ who, values }) => propose(services, who.profileId, values));
  registerMemberCall(services, chooseMeeting, ({ who, values }) => choose(services, who.profileId, values));
  registerMemberCall(services, tellMeeting, ({ who, values }) => tellOther(services, who.profileId, values));

  registerMemberCall(services, meetingCalendar, async ({ who: { profileId }, values: { member, language }, reply }) => {
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    const meeting = await loadMeeting(db, togetherId);
    if (meeting === undefined || meeting.chosen === null) throw notShown();
    await limits.take('papersByMember', profileId);
    const file = calendarFile(
      {
        uid: meeting.uid,
        sequence: meeting.sequence,
        at: meeting.chosen,
        changedAt: meeting.changed_at,
        isCancelled: meeting.called_off_by !== null,
        place: placeFor(meeting.place, meeting.proposed_by === profileId),
        words: wordsOf(meeting),
        page: `${config.publicUrl ?? ''}/matching-profile/inbox`,
      },
      language,
    );
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="meeting.ics"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    return { file: Buffer.from(file) };
  });
}
