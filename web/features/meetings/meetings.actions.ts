import { chooseMeeting, proposeMeeting, saveCallHours, tellMeeting } from '#contract/meetings.ts';
import { deeds } from '#web/forms/actions.ts';

export const callDeeds = deeds({ hours: saveCallHours });

export const meetingDeeds = deeds({
  propose: proposeMeeting,
  choose: chooseMeeting,
  late: tellMeeting,
  cannotCome: tellMeeting,
});
