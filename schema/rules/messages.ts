/** The sentences of §5 and §8, letter by letter. A toast is a title and, where there is one, a description. */
export interface ToastText {
  title: string;
  description?: string;
}

export const TOASTS = {
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  sessionSubmitFailed: { title: 'Error', description: 'Failed to submit session. Please try again.' },
  downloadNoData: { title: 'Download Failed', description: 'No session data available for download.' },
  downloadFailed: {
    title: 'Download Failed',
    description: 'Could not download the assessment report. Please try again.',
  },
  reportDownloaded: {
    title: 'Report Downloaded',
    description: 'Your assessment report has been downloaded as a PDF.',
  },
  audioError: { title: 'Audio Error', description: 'Could not play the recording.' },
  assessmentComplete: { title: 'Assessment Complete!' },
  assessmentFailed: {
    title: 'Assessment Failed',
    description: 'Failed to process your conversation assessment. Please try again.',
  },
  turnFailed: { title: 'Error', description: 'Failed to submit recording. Please try again.' },
  microphoneDeniedInTurn: {
    title: 'Recording Error',
    description: 'Could not access microphone. Please check permissions.',
  },
  transcriptionFailed: {
    title: 'Transcription Failed',
    description: 'Please try recording again. Check your connection.',
  },
  processingAudio: {
    title: 'Processing Audio',
    description: 'Transcribing your speech with faster AI processing...',
  },
  demoMode: {
    title: 'Demo Mode Active',
    description: 'The AI partner uses demo responses. Please check the AI key.',
  },
  session2Started: { title: 'Session 2 Started', description: 'Decision Making Phase - 1 minute' },
  session3Started: { title: 'Session 3 Started', description: 'HOTS Discussion Phase - 2 minutes' },
  addToPracticeFailed: {
    title: 'Error',
    description: 'Failed to add question to practice. Please try again.',
  },
  addQuestionFailed: { title: 'Error', description: 'Failed to add question. Please try again.' },
  contributeFailed: { title: 'Error', description: 'Failed to contribute question. Please try again.' },
  addedToPractice: {
    title: 'Added to practice',
    description: 'It is the first question of your practice list.',
  },
  questionContributed: {
    title: 'Thank you!',
    description: 'Your question has been submitted for review. A teacher will look at it.',
  },
  contributionIncomplete: { title: 'Validation Error' },
  questionVerified: { title: 'Question verified', description: 'Everyone can practise it now.' },
  questionRejected: { title: 'Question rejected', description: 'It is deleted.' },
  generateFailed: { title: 'Error', description: 'Failed to generate questions. Please try again.' },
  verifyFailed: { title: 'Error', description: 'Failed to verify question' },
  rejectFailed: { title: 'Error', description: 'Failed to reject question' },
  addStudentFailed: { title: 'Error', description: 'Failed to add student. Please try again.' },
  updateProfileFailed: { title: 'Error', description: 'Failed to update profile. Please try again.' },
  uploadPictureFailed: { title: 'Error', description: 'Failed to upload profile picture. Please try again.' },
  testimonialFailed: { title: 'Error', description: 'Failed to submit testimonial. Please try again.' },
  testimonialIncomplete: { title: 'Validation Error', description: 'Please fill in all required fields.' },
  notReadyForAssessment: {
    title: 'Not Ready for Assessment',
    description: 'Please complete more conversation turns before submitting for assessment.',
  },
  insufficientContent: {
    title: 'Insufficient Content',
    description: 'Please speak more before submitting for assessment.',
  },
  profileFailed: { title: 'Error completing profile', description: 'Please try again later.' },
  reviewRequired: {
    title: 'Review Required',
    description: 'Please write a short review about your experience.',
  },
  reviewFailed: { title: 'Error', description: 'Failed to submit review. Please try again later.' },
  contactSent: {
    title: 'Message Sent!',
    description: "We've received your message and will get back to you soon.",
  },
  contactFailed: { title: 'Error', description: 'Failed to send message. Please try again.' },
  contactSentBySchema: {
    title: 'Message Sent Successfully',
    description: "Thank you for contacting us! We'll get back to you soon.",
  },
  contactFailedBySchema: { title: 'Failed to Send Message', description: 'Please try again later.' },
  contactIncomplete: { title: 'Missing Information', description: 'Please fill in all fields.' },
  pictureType: { title: 'Invalid file type', description: 'Please select a JPEG, PNG, or GIF image.' },
  pictureTooLarge: { title: 'File too large', description: 'Please select an image smaller than 5MB.' },
  testimonialSubmitted: { title: 'Thank you! Your testimonial has been submitted for review.' },
} satisfies Record<string, ToastText>;

/** Toasts of a conversation that name what they are about (§4, §2). */
export const timeUpToast = (session: number): ToastText => ({
  title: "Time's Up!",
  description: `Session ${session} student speaking time has ended.`,
});
export const pointCoveredToast = (point: string): ToastText => ({
  title: 'Point Covered!',
  description: `You discussed: ${point}`,
});
export const partnerPointToast = (point: string): ToastText => ({
  title: 'AI Covered Point!',
  description: `AI Partner discussed: ${point}`,
});

export const MESSAGES = {
  unauthorized: 'Unauthorized',
  microphoneDenied: 'Failed to start recording. Please check microphone permissions.',
  feedbackFetchFailed: 'Failed to fetch feedback',
  questionsFetchFailed: 'Failed to fetch questions',
  reportFetchFailed: 'Failed to fetch session or user data',
  requiredFields: 'Please fill in all required fields.',
  namesRequired: 'First name and last name are required.',
  invalidEmail: 'Please enter a valid email address',
  emailToDelete: 'Please type the email address of this account.',
  noSessions: 'No practice sessions yet',
  noStudentQuestions: 'No Student Questions Yet',
  noTestimonials: 'No Testimonials Yet',
  noImpact: 'Impact study data not available',
  noMalaysianImpact: 'Malaysian analytics data not available',
  noGlobalImpact: 'Global analytics data not available',
  notFoundHint: 'Did you forget to add the page to the router?',
} as const;

/** Required-field messages of the profile, full page (also the server's) and modal (§5). */
export const PROFILE_MESSAGES = {
  page: {
    country: 'Please select your country',
    state: 'Please select your state',
    institution: 'Please enter your school/institution name',
    institutionType: 'Please select your institution type',
  },
  modal: {
    country: 'Please enter your country',
    state: 'Please enter your state/region',
    institution: 'Please enter your school/institution name',
    institutionType: 'Please select your institution type',
  },
} as const;

/** Too short for the form on /contact (§5). */
export const CONTACT_MESSAGES = {
  name: 'Name must be at least 2 characters',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
} as const;
