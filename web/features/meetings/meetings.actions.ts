import { chooseMeeting, proposeMeeting, saveCallHours, tellMeeting } from '#contract/meetings.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small form that saves the hours at which the family prefers to be called. */
export const callDeeds = deeds({ hours: saveCallHours });

/** The small forms that propose a meeting, choose one of its times, or report a delay or an absence. */
export const meetingDeeds = deeds({
  propose: proposeMeeting,
  choose: chooseMeeting,
  late: tellMeeting,
  cannotCome: tellMeeting,
});
