import type { Streak } from 'schema/rules/streak';

export interface NextStep {
  title: string;
  words: string;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The next best step: start, keep the streak, begin a new one, or come back tomorrow. */
export function nextStep(streak: Streak, practisedToday: boolean): NextStep {
  const { currentStreak, totalPracticeDays } = streak;
  if (totalPracticeDays === 0) {
    return {
      title: 'Your first answer takes one minute',
      words: 'Pick a card, take 20 seconds to think, and speak. You can listen before you send it.',
    };
  }
  if (practisedToday) {
    return {
      title: `Today is done: ${days(currentStreak)} in a row`,
      words: `One answer tomorrow makes it ${currentStreak + 1}. A second one today never hurts.`,
    };
  }
  if (currentStreak > 0) {
    return {
      title: `One answer today keeps your ${days(currentStreak)}`,
      words: 'A card, 20 seconds to think, one minute to speak.',
    };
  }
  return {
    title: 'One answer today starts a new streak',
    words: `You have practised on ${days(totalPracticeDays)} so far. All of it still counts.`,
  };
}
