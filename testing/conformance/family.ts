import { day } from "#domain/calendar/day.ts";
import { type Permission, takesPassword } from "#domain/sharing/permission.ts";
import { type CaseContext, type Member, PASSWORD } from "./case-context.ts";
import { product } from "./recorded-product.ts";

/** What the new-profile form says of a child. */
export const aChild = {
  name: "Léa",
  type: "child",
  bornOn: day("2020-02-29"),
  weightKg: 18.5,
  weightMeasuredOn: null,
  isWeightConfirmed: false,
  heightCm: 104,
  units: { weight: "kg", height: "cm" },
} as const;

export const KILOGRAMS = { weight: "kg", height: "cm" } as const;

export interface Parent extends Member {
  readonly child: string;
}

/** Somebody who looks after a child. */
export async function aParent({ member, id, unobserved }: CaseContext): Promise<Parent> {
  const zoe = await member();
  const child = id("the child");
  await unobserved(() => product.profiles.addProfile(zoe.db, zoe.userId, child, aChild));
  return { ...zoe, child };
}

/** The same, and somebody who was invited to the child's profile and has not answered. */
export async function anInvitation(
  world: CaseContext,
  permission: Permission = "view",
): Promise<{ zoe: Parent; guest: Member; token: string; shareId: string }> {
  const zoe = await aParent(world);
  const guest = await world.member("guest");
  const entry = {
    email: guest.email,
    permission,
    notes: "Pour les vacances",
    ...(takesPassword(permission) && { password: PASSWORD }),
  };
  await world.unobserved(() => product.sharing.shareProfile(zoe.db, zoe.child, entry, "fr-fr"));
  const [sent] = await world.unobserved(() => product.sharing.listSentShares(zoe.db, zoe.userId));
  if (!sent) throw new Error("The invitation was not made.");
  return {
    zoe,
    guest,
    token: world.tokenFor(guest.email),
    shareId: world.id("the share", sent.id),
  };
}

/** The same, accepted and opened. */
export async function aSharedProfile(world: CaseContext, permission: Permission = "view") {
  const invitation = await anInvitation(world, permission);
  const { guest, zoe, shareId } = invitation;
  await world.unobserved(() => product.sharing.acceptShare(guest.db, shareId));
  await world.unobserved(async () =>
    guest.db.rpc("open_shared_profile", { profile_id: zoe.child }).throwOnError(),
  );
  return invitation;
}
