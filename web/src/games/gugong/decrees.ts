/** What each decree does, in signs; a word with a dollar is a printed figure. */
export const SIGNS: Record<string, string[]> = {
  "morning-intrigue": ["gugong-sun", "+2", "gugong-intrigue"],
  "morning-ship": ["gugong-sun", "+1", "gugong-canal"],
  "morning-servant": ["gugong-sun", "+1", "gugong-servant-full"],
  "morning-envoy": ["gugong-sun", "+1", "gugong-envoy"],
  "morning-swap": ["gugong-sun", "gugong-swap", "gugong-card"],
  "cheap-travel": ["gugong-travel", "B", "−1", "gugong-servant"],
  "cheap-jade": ["gugong-jade", "−1", "gugong-servant"],
  "wall-helper": ["gugong-wall", "+1", "gugong-servant-full"],
  "equal-gift": ["gugong-card", "=", "gugong-check"],
  "cheap-decree": ["gugong-decree", "−1", "gugong-servant"],
  "third-of-points": ["⅓", "≤", "$decrees-final-most"],
  "plain-points": ["$decrees-final-plain-points"],
  "jade-points": ["$decrees-final-jade-points", "/", "gugong-jade"],
  "decree-points": ["$decrees-final-decree-points", "/", "gugong-decree"],
  "harbour-points": ["$decrees-final-harbour-points", "/", "gugong-canal"],
};
