/** Where an invited person begins. */
export const invitationLink = (staffUrl: string, token: string) => `${staffUrl}/invitation?token=${token}`;
