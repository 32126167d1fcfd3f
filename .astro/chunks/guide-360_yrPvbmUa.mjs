import { g as createVNode, F as Fragment, _ as __astro_tag_component__ } from './astro/server_M5gGLwxR.mjs';
import 'html-escaper';
import 'clsx';

const frontmatter = {
  "title": "Your First Month on GLP-1 Medication-360",
  "lead": "The first month has one job: to let your body get used to the drug.",
  "description": "Week by week: starting doses, injection tips, what to eat, how much weight to expect to lose, and the red flags to know.-360",
  "badge": "Getting Started Guide",
  "figure": {
    "value": "0.25 mg",
    "meaning": "a week is where the Wegovy shot starts; Zepbound starts at 2.5 mg",
    "drawing": {
      "kind": "columns",
      "values": [0.25, 0.5, 1, 1.7, 2.4]
    }
  },
  "updated": "September 2025",
  "order": 361,
  "emergency": {
    "text": "for swelling of the face or throat, trouble breathing, fainting, or severe belly pain that stays.",
    "section": "red-flags"
  },
  "author": "Weighpoint editors",
  "reviewer": null,
  "published": "2026-11-20",
  "modified": "2026-11-23",
  "gathered": "October to November 2026",
  "checked": "November 2026"
};
function getHeadings() {
  return [{
    "depth": 2,
    "slug": "how-the-dose-goes-up",
    "text": "How the dose goes up"
  }, {
    "depth": 2,
    "slug": "who-should-wait-or-say-no",
    "text": "Who should wait or say no"
  }, {
    "depth": 2,
    "slug": "your-first-injection",
    "text": "Your first injection"
  }, {
    "depth": 3,
    "slug": "if-you-take-a-pill",
    "text": "If you take a pill"
  }, {
    "depth": 3,
    "slug": "storing-it-and-a-warm-or-late-parcel",
    "text": "Storing it, and a warm or late parcel"
  }, {
    "depth": 2,
    "slug": "what-to-eat-and-drink",
    "text": "What to eat and drink"
  }, {
    "depth": 2,
    "slug": "how-much-weight-you-may-lose",
    "text": "How much weight you may lose"
  }, {
    "depth": 2,
    "slug": "red-flags",
    "text": "Red flags"
  }, {
    "depth": 2,
    "slug": "healthy-habits-that-last",
    "text": "Healthy habits that last"
  }, {
    "depth": 2,
    "slug": "a-card-to-keep",
    "text": "A card to keep"
  }, {
    "depth": 2,
    "slug": "what-we-estimated-in-september-2025",
    "text": "What we estimated in September 2025"
  }];
}
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    h3: "h3",
    li: "li",
    ol: "ol",
    p: "p",
    strong: "strong",
    ul: "ul",
    ...props.components
  }, {AnswerRows, Callout, Choices, Cite, DoseStairs, Estimates, Folded, SafetyCard, WhoShouldNot} = _components;
  if (!AnswerRows) _missingMdxReference("AnswerRows");
  if (!Callout) _missingMdxReference("Callout");
  if (!Choices) _missingMdxReference("Choices");
  if (!Cite) _missingMdxReference("Cite");
  if (!DoseStairs) _missingMdxReference("DoseStairs");
  if (!Estimates) _missingMdxReference("Estimates");
  if (!Folded) _missingMdxReference("Folded");
  if (!SafetyCard) _missingMdxReference("SafetyCard");
  if (!WhoShouldNot) _missingMdxReference("WhoShouldNot");
  return createVNode(Fragment, {
    children: [createVNode(AnswerRows, {
      caption: "Your first four weeks",
      strip: "shot or pill",
      rows: [{
        situation: "Week 1",
        figure: "First dose",
        next: "Pick a calm day, and eat light. Wegovy pill: mornings, empty stomach. Foundayo: one a day."
      }, {
        situation: "Week 2",
        figure: "Same dose",
        next: "Smaller portions. Keep drinking. Shot: a new spot. Pill: never two in one day."
      }, {
        situation: "Week 3",
        figure: "Same dose",
        next: "Many feel steadier. Pill: before the tablets run out, ask your prescriber about the next step."
      }, {
        situation: "Week 4",
        figure: "Review",
        next: "See your prescriber before the dose goes up. Still rough? Ask to wait. Pill: a step lasts 30 days."
      }],
      note: "The usual course. Yours may differ; your leaflet comes first. Not for liraglutide (Saxenda, generics): that is a daily shot whose dose goes up each week, as its leaflet says.",
      cite: ["wegovy-label", "wegovy-label-2026", "foundayo-label", "saxenda-label"],
      marks: "[{\"id\":\"wegovy-label\",\"number\":1,\"occurrence\":1,\"isReported\":false},{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-label\",\"number\":3,\"occurrence\":1,\"isReported\":false},{\"id\":\"saxenda-label\",\"number\":4,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "how-the-dose-goes-up",
      children: "How the dose goes up"
    }), "\n", createVNode(_components.p, {
      children: "“Microdosing” is staying below the approved doses; we know of no trial that tested that as a dose to stay on. Nor did a trial test a starting dose that way: it is there for your stomach, not for your weight."
    }), "\n", createVNode(DoseStairs, {
      caption: "You start on a fraction of the full dose",
      drugs: [{
        name: "Wegovy",
        detail: "four weeks a step",
        unit: "mg",
        place: "left",
        steps: [0.25, 0.5, 1, 1.7, 2.4]
      }, {
        name: "Wegovy pill",
        detail: "30 days a step",
        unit: "mg",
        place: "right",
        steps: [1.5, 4, 9, 25]
      }, {
        name: "Zepbound",
        detail: "at least four weeks a step",
        unit: "mg",
        place: "left",
        steps: [2.5, 5, 7.5, 10, 12.5, 15]
      }, {
        name: "Foundayo",
        detail: "at least 30 days a step",
        unit: "mg",
        place: "right",
        steps: [0.8, 2.5, 5.5, 9, 14.5, 17.2]
      }],
      note: "Height is the dose, to scale within each drug, never between drugs. Shots left, pills right.",
      cite: ["wegovy-label", "zepbound-label", "wegovy-label-2026", "foundayo-label"],
      marks: "[{\"id\":\"wegovy-label\",\"number\":1,\"occurrence\":2,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":5,\"occurrence\":1,\"isReported\":false},{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":2,\"isReported\":false},{\"id\":\"foundayo-label\",\"number\":3,\"occurrence\":2,\"isReported\":false}]"
    }), "\n", createVNode(Folded, {
      title: "Where each drug leads",
      children: createVNode(_components.p, {
        children: ["Stay on 2.4 mg of the Wegovy shot, or on 1.7 mg if 2.4 is too much; on 5, 10, or 15 mg of Zepbound. Liraglutide (Saxenda, generics): 0.6 mg daily, then 1.2, 1.8, 2.4, 3 mg, one week a step.", createVNode(Cite, {
          id: ["wegovy-label", "zepbound-label", "saxenda-label"],
          marks: "[{\"id\":\"wegovy-label\",\"number\":1,\"occurrence\":3,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":5,\"occurrence\":2,\"isReported\":false},{\"id\":\"saxenda-label\",\"number\":4,\"occurrence\":2,\"isReported\":false}]"
        })]
      })
    }), "\n", createVNode(_components.p, {
      children: ["Since March 2026 there has been a higher Wegovy dose, 7.2 mg, for adults, for weight only, after at least four weeks on 2.4 mg. Never make it up from three 2.4 mg shots, as its leaflet says.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: ["A higher dose often costs more; our ", createVNode(_components.a, {
        href: "/guides/glp1-cost-breakdown",
        children: "cost guide"
      }), " shows each price. Never skip a step or change the dose alone."]
    }), "\n", createVNode(_components.h2, {
      id: "who-should-wait-or-say-no",
      children: "Who should wait or say no"
    }), "\n", createVNode(WhoShouldNot, {}), "\n", createVNode(_components.p, {
      children: ["Tell your prescriber about every drug you take. Name ", createVNode(_components.strong, {
        children: "insulin, sulfonylureas, warfarin, and levothyroxine"
      }), " first: doses or blood tests may have to change.", createVNode(Cite, {
        id: ["wegovy-label-2026", "zepbound-site"],
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":4,\"isReported\":false},{\"id\":\"zepbound-site\",\"number\":6,\"occurrence\":1,\"isReported\":false}]"
      }), " Say if you have or had an ", createVNode(_components.strong, {
        children: "eating disorder,"
      }), " plan a pregnancy, or breastfeed.", createVNode(Cite, {
        id: "nutrition-advisory",
        marks: "[{\"id\":\"nutrition-advisory\",\"number\":7,\"occurrence\":1,\"isReported\":false}]"
      }), " And ask what you are getting: FDA does not check compounded drugs for safety, effectiveness, or quality before they are sold.", createVNode(Cite, {
        id: "fda-unapproved",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":8,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "your-first-injection",
      children: "Your first injection"
    }), "\n", createVNode(_components.p, {
      children: ["Let a nurse or pharmacist show you. Your leaflet comes before this list.", createVNode(Cite, {
        id: ["wegovy-label", "zepbound-site"],
        marks: "[{\"id\":\"wegovy-label\",\"number\":1,\"occurrence\":4,\"isReported\":false},{\"id\":\"zepbound-site\",\"number\":6,\"occurrence\":2,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.ol, {
      children: ["\n", createVNode(_components.li, {
        children: "Wash your hands. Check the name, the dose, and the date on the package."
      }), "\n", createVNode(_components.li, {
        children: "Look at the liquid. If it looks wrong, or if it froze, do not use it."
      }), "\n", createVNode(_components.li, {
        children: ["Choose the belly, ", createVNode(_components.strong, {
          children: "away from the navel,"
        }), " the thigh, or the upper arm. Stay away from scars, bruises, and sore skin."]
      }), "\n", createVNode(_components.li, {
        children: createVNode(_components.strong, {
          children: "Wipe the spot with alcohol, then let it dry."
        })
      }), "\n", createVNode(_components.li, {
        children: "Inject, and hold the pen in place for as long as the leaflet says."
      }), "\n", createVNode(_components.li, {
        children: ["Drop the used needle or single-dose pen into a sharps container right away; a heavy plastic jug will do. When it is three-quarters full, get rid of it the way your community asks.", createVNode(Cite, {
          id: "fda-sharps",
          kind: "reported",
          marks: "[{\"id\":\"fda-sharps\",\"number\":9,\"occurrence\":1,\"isReported\":true}]"
        }), " A KwikPen holds four doses: see ", createVNode(_components.a, {
          href: "#a-card-to-keep",
          children: "the card"
        }), "."]
      }), "\n"]
    }), "\n", createVNode(_components.p, {
      children: "More injection tips: a weekly shot on the same day each week, a daily one every day, a new spot each time, and never share a pen, even with a new needle."
    }), "\n", createVNode(Callout, {
      tone: "note",
      title: "If you draw the dose from a vial",
      children: createVNode(_components.p, {
        children: ["A Zepbound vial is single-dose: ", createVNode(_components.strong, {
          children: "never split or save one."
        }), " Use a new syringe and needle for every dose. Wipe the top of the vial with alcohol, too.", createVNode(Cite, {
          id: "zepbound-site",
          marks: "[{\"id\":\"zepbound-site\",\"number\":6,\"occurrence\":3,\"isReported\":false}]"
        }), " Have the pharmacist mark the line on your syringe, and ask for the dose in milligrams ", createVNode(_components.strong, {
          children: "and"
        }), " in units. If label and syringe differ, stop and call. With compounded semaglutide, people have taken “five to 20 times more than the intended dose.”", createVNode(Cite, {
          id: "fda-dosing-alert",
          marks: "[{\"id\":\"fda-dosing-alert\",\"number\":10,\"occurrence\":1,\"isReported\":false}]"
        })]
      })
    }), "\n", createVNode(_components.h3, {
      id: "if-you-take-a-pill",
      children: "If you take a pill"
    }), "\n", createVNode(_components.p, {
      children: ["The Wegovy pill goes down first thing in the morning, on an empty stomach, whole, with at most 4 ounces of water; then wait 30 minutes before food, drink, or other pills, as your leaflet says.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":5,\"isReported\":false}]"
      }), " Foundayo is one tablet a day, whole, with or without food, as its leaflet says. Birth control pills and several other drugs need care: see ", createVNode(_components.a, {
        href: "#a-card-to-keep",
        children: "the card"
      }), ".", createVNode(Cite, {
        id: "foundayo-label",
        marks: "[{\"id\":\"foundayo-label\",\"number\":3,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h3, {
      id: "storing-it-and-a-warm-or-late-parcel",
      children: "Storing it, and a warm or late parcel"
    }), "\n", createVNode(_components.p, {
      children: ["FDA says, as reported: do not use a shot that reached you warm; call the pharmacy that sent it.", createVNode(Cite, {
        id: "fda-unapproved",
        kind: "reported",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":8,\"occurrence\":2,\"isReported\":true}]"
      }), " Late? Look at “Missed a dose” on ", createVNode(_components.a, {
        href: "#a-card-to-keep",
        children: "the card"
      }), ", and ask your prescriber before you go on."]
    }), "\n", createVNode(_components.p, {
      children: "Wegovy and Zepbound pens live in the refrigerator at 36 to 46°F, and are never frozen. On a trip, keep them in the carton. How long one keeps outside depends on its type, so look at the carton:"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Wegovy pen, cap still on:"
        }), " up to 28 days at 46 to 86°F", createVNode(Cite, {
          id: "wegovy-label",
          marks: "[{\"id\":\"wegovy-label\",\"number\":1,\"occurrence\":5,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Zepbound single-dose pen or vial:"
        }), " up to 21 days at most 86°F", createVNode(Cite, {
          id: "zepbound-site",
          marks: "[{\"id\":\"zepbound-site\",\"number\":6,\"occurrence\":4,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Zepbound KwikPen in use:"
        }), " 30 days below 86°F", createVNode(Cite, {
          id: "zepbound-site",
          marks: "[{\"id\":\"zepbound-site\",\"number\":6,\"occurrence\":5,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Wegovy pen with several doses:"
        }), " 56 days after the first use, as its leaflet says", createVNode(Cite, {
          id: "wegovy-label-2026",
          marks: "[{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":6,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Saxenda:"
        }), " 30 days after the first use, at 59 to 86°F, as its leaflet says", createVNode(Cite, {
          id: "saxenda-label",
          marks: "[{\"id\":\"saxenda-label\",\"number\":4,\"occurrence\":3,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Wegovy tablets:"
        }), " in their bottle, dry, at 68 to 77°F, as their leaflet says", createVNode(Cite, {
          id: "wegovy-label-2026",
          marks: "[{\"id\":\"wegovy-label-2026\",\"number\":2,\"occurrence\":7,\"isReported\":false}]"
        })]
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "what-to-eat-and-drink",
      children: "What to eat and drink"
    }), "\n", createVNode(Choices, {
      caption: "In the first weeks",
      columns: [{
        title: "Foods that help",
        sign: "yes",
        items: ["Eggs, fish, chicken", "Tofu, plain yogurt", "Toast, rice, oats", "Crackers, potatoes", "Cooked vegetables", "Soft fruit", "Broth, soup", "Water, in sips"]
      }, {
        title: "Use with caution",
        sign: "caution",
        items: ["Coffee", "Soda, carbonated drinks", "Raw vegetables, large salads", "Spicy or sour food", "Sweets, sweet drinks"]
      }, {
        title: "Avoid at first",
        sign: "no",
        items: ["Fried, greasy food", "Very large meals", "Alcohol", "What made you sick last week"]
      }],
      note: "If you have diabetes, ask your prescriber about alcohol first."
    }), "\n", createVNode(_components.h2, {
      id: "how-much-weight-you-may-lose",
      children: "How much weight you may lose"
    }), "\n", createVNode(_components.p, {
      children: ["Expect a few pounds; our own range of ", createVNode(_components.a, {
        href: "#what-we-estimated-in-september-2025",
        children: "September 2025"
      }), " is at the end, and no trial we read reports the first month. Some people lose nothing. That does not mean the drug has failed."]
    }), "\n", createVNode(_components.p, {
      children: ["The large figures belong to full doses, more than a year later: 14.9% of body weight on semaglutide 2.4 mg after 68 weeks (placebo 2.4%), 20.9% on tirzepatide 15 mg after 72 weeks (placebo 3.1%), in two trials with different people.", createVNode(Cite, {
        id: ["step-1", "surmount-1"],
        marks: "[{\"id\":\"step-1\",\"number\":11,\"occurrence\":1,\"isReported\":false},{\"id\":\"surmount-1\",\"number\":12,\"occurrence\":1,\"isReported\":false}]"
      }), " Our ", createVNode(_components.a, {
        href: "/calculator",
        children: "calculator"
      }), " draws a rough curve for your own weight."]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Muscle counts."
      }), " In body scans from one tirzepatide trial, as reported, 26% of the weight lost was lean tissue, and 25% on placebo.", createVNode(Cite, {
        id: "surmount-1-scans",
        marks: "[{\"id\":\"surmount-1-scans\",\"number\":13,\"occurrence\":1,\"isReported\":false}]"
      }), " Protein and strength work help you keep it.", createVNode(Cite, {
        id: "nutrition-advisory",
        marks: "[{\"id\":\"nutrition-advisory\",\"number\":7,\"occurrence\":2,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "red-flags",
      children: "Red flags"
    }), "\n", createVNode(Callout, {
      tone: "emergency",
      title: "Call 911 for:",
      children: [createVNode(_components.ul, {
        children: ["\n", createVNode(_components.li, {
          children: "a swollen face, lips, tongue, or throat, or trouble breathing"
        }), "\n", createVNode(_components.li, {
          children: "a person who has fainted, cannot be woken, or has a seizure"
        }), "\n", createVNode(_components.li, {
          children: "vomit with blood, or black stools"
        }), "\n"]
      }), createVNode(_components.p, {
        children: [createVNode(_components.strong, {
          children: "Go to an emergency room"
        }), " for:"]
      }), createVNode(_components.ul, {
        children: ["\n", createVNode(_components.li, {
          children: "severe belly pain that stays, or belly pain with a fever or yellow skin or eyes"
        }), "\n", createVNode(_components.li, {
          children: "vomiting with a swollen belly and no stool or gas"
        }), "\n", createVNode(_components.li, {
          children: "sudden loss of sight"
        }), "\n"]
      })]
    }), "\n", createVNode(_components.p, {
      children: "Take no more of the drug until a clinician tells you to."
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Call your prescriber at once"
      }), " if you cannot keep fluids down, pass little or dark urine, find a lump in your neck, or notice a change in your sight or mood. If you think of harming yourself, call or text 988.", createVNode(Cite, {
        id: "fda-mood",
        marks: "[{\"id\":\"fda-mood\",\"number\":14,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Shaky, sweaty, or confused?"
      }), " Take 15 grams of fast sugar, such as half a cup of juice, and check again after 15 minutes; repeat if it is still low.", createVNode(Cite, {
        id: "ada-low-sugar",
        marks: "[{\"id\":\"ada-low-sugar\",\"number\":15,\"occurrence\":1,\"isReported\":false}]"
      }), " Then call your prescriber. If someone cannot swallow or be woken, call 911 and give nothing by mouth."]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Took too much?"
      }), " Poison Help answers day and night: ", createVNode(_components.a, {
        href: "tel:+18002221222",
        children: "1‑800‑222‑1222"
      }), ". To report a side effect, call FDA’s MedWatch at ", createVNode(_components.a, {
        href: "tel:+18003321088",
        children: "1‑800‑FDA‑1088"
      }), ". Our ", createVNode(_components.a, {
        href: "/guides/glp1-side-effects#within-24-48-hours",
        children: "side effects guide"
      }), " says when to call about a stomach that will not settle."]
    }), "\n", createVNode(_components.h2, {
      id: "healthy-habits-that-last",
      children: "Healthy habits that last"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Strength work"
        }), " twice a week, and a walk most days."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "A bottle of water in sight."
        }), " Eating less often means drinking less."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Small meals at set times,"
        }), " even when you are not hungry."]
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "a-card-to-keep",
      children: "A card to keep"
    }), "\n", createVNode(SafetyCard, {}), "\n", createVNode(_components.h2, {
      id: "what-we-estimated-in-september-2025",
      children: "What we estimated in September 2025"
    }), "\n", createVNode(Estimates, {
      groups: [{
        title: "Starting doses",
        rows: [["Wegovy shot", "semaglutide 0.25mg weekly"], ["Zepbound", "tirzepatide 2.5mg weekly"], ["Saxenda", "liraglutide 0.6mg daily"]]
      }, {
        title: "Typical dose progression",
        rows: [["Semaglutide steps", "0.25, 0.5, 1.0, 1.7, 2.4mg; monthly increases"], ["Tirzepatide steps", "2.5, 5, 7.5, 10, 12.5, 15mg; monthly increases"]]
      }, {
        title: "Weight",
        rows: [["Expected loss in the first month", "2-5 pounds"]]
      }]
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = props.components || ({});
  return MDXLayout ? createVNode(MDXLayout, {
    ...props,
    children: createVNode(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
function _missingMdxReference(id, component) {
  throw new Error("Expected " + ("component" ) + " `" + id + "` to be defined: you likely forgot to import, pass, or provide it.");
}

const url = "/work/b500/content/guides/guide-360.mdx";
const file = "/work/b500/content/guides/guide-360.mdx";
const Content = (props = {}) => MDXContent({
  ...props,
  components: { Fragment: Fragment, ...props.components, },
});
Content[Symbol.for('mdx-component')] = true;
Content[Symbol.for('astro.needsHeadRendering')] = !Boolean(frontmatter.layout);
Content.moduleId = "/work/b500/content/guides/guide-360.mdx";
__astro_tag_component__(Content, 'astro:jsx');

export { Content, Content as default, file, frontmatter, getHeadings, url };
