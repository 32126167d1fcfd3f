import { g as createVNode, F as Fragment, _ as __astro_tag_component__ } from './astro/server_M5gGLwxR.mjs';
import 'html-escaper';
import 'clsx';

const frontmatter = {
  "title": "GLP-1 Side Effects: What Is Common, What Is Not-7",
  "lead": "Most trouble is in the stomach and bowel, early and after each higher dose. A few signs cannot wait.",
  "description": "Which GLP-1 side effects are common, which are rare, what may ease them, and when to call 911 or your provider.-7",
  "badge": "Health Guide",
  "figure": {
    "value": "44 in 100",
    "meaning": "had nausea on Wegovy 2.4 mg, as reported; 16 in 100 on a placebo",
    "drawing": {
      "kind": "dots",
      "values": [44, 16]
    }
  },
  "updated": "September 2025",
  "order": 8,
  "emergency": {
    "text": "for swelling of the face or throat, trouble breathing, fainting, or severe belly pain that stays.",
    "section": "what-to-do-right-now"
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
    "slug": "common-side-effects",
    "text": "Common side effects"
  }, {
    "depth": 2,
    "slug": "what-to-do-right-now",
    "text": "What to do right now"
  }, {
    "depth": 2,
    "slug": "when-to-contact-your-provider",
    "text": "When to contact your provider"
  }, {
    "depth": 3,
    "slug": "immediately",
    "text": "Immediately"
  }, {
    "depth": 3,
    "slug": "within-24-48-hours",
    "text": "Within 24-48 hours"
  }, {
    "depth": 3,
    "slug": "a-missed-dose-birth-control-or-surgery",
    "text": "A missed dose, birth control, or surgery"
  }, {
    "depth": 2,
    "slug": "what-may-help",
    "text": "What may help"
  }, {
    "depth": 3,
    "slug": "food-and-drink-tips",
    "text": "Food and drink tips"
  }, {
    "depth": 3,
    "slug": "medication-tips",
    "text": "Medication tips"
  }, {
    "depth": 2,
    "slug": "injection-site-reactions",
    "text": "Injection-site reactions"
  }, {
    "depth": 2,
    "slug": "how-long-side-effects-last",
    "text": "How long side effects last"
  }, {
    "depth": 2,
    "slug": "rare-but-serious-effects",
    "text": "Rare but serious effects"
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
    p: "p",
    strong: "strong",
    ul: "ul",
    ...props.components
  }, {Callout, Cite, Estimates, FigureTable, Folded, People, Timeline, WhoShouldNot} = _components;
  if (!Callout) _missingMdxReference("Callout");
  if (!Cite) _missingMdxReference("Cite");
  if (!Estimates) _missingMdxReference("Estimates");
  if (!FigureTable) _missingMdxReference("FigureTable");
  if (!Folded) _missingMdxReference("Folded");
  if (!People) _missingMdxReference("People");
  if (!Timeline) _missingMdxReference("Timeline");
  if (!WhoShouldNot) _missingMdxReference("WhoShouldNot");
  return createVNode(Fragment, {
    children: [createVNode(People, {
      caption: "Nausea, out of 100 people",
      strip: "label trials",
      isLarge: true,
      drug: "the drug",
      rows: [{
        effect: "felt sick on Wegovy 2.4 mg",
        drug: 44,
        placebo: 16
      }, {
        effect: "felt sick on Zepbound 15 mg",
        drug: 28,
        placebo: 8
      }],
      note: "Different trials, different people: do not compare the two drugs here. In the head-to-head trial, as reported, nausea was about the same: 43.6 in 100 on tirzepatide, 44.4 on semaglutide.",
      cite: ["wegovy-label-2026", "zepbound-label", "surmount-5-registry"],
      marks: "[{\"id\":\"wegovy-label-2026\",\"number\":1,\"occurrence\":1,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":2,\"occurrence\":1,\"isReported\":false},{\"id\":\"surmount-5-registry\",\"number\":3,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "common-side-effects",
      children: "Common side effects"
    }), "\n", createVNode(_components.p, {
      children: ["They are mostly nausea, diarrhea, vomiting, and constipation, worst in the first weeks and after each higher dose. Call 911 for a swollen face or throat or trouble breathing; go to an emergency room for severe belly pain that stays: ", createVNode(_components.a, {
        href: "#what-to-do-right-now",
        children: "every sign"
      }), ". Some people feel sick on a dummy shot, too."]
    }), "\n", createVNode(People, {
      caption: "Six other effects, on Wegovy 2.4 mg",
      drug: "Wegovy",
      rows: [{
        effect: "Diarrhea",
        drug: 30,
        placebo: 16
      }, {
        effect: "Vomiting",
        drug: 24,
        placebo: 6
      }, {
        effect: "Constipation",
        drug: 24,
        placebo: 11
      }, {
        effect: "Belly pain",
        drug: 20,
        placebo: 10
      }, {
        effect: "Headache",
        drug: 14,
        placebo: 10
      }, {
        effect: "Fatigue",
        drug: 11,
        placebo: 5
      }],
      note: "Each square is 100 people. The large figure: how many more than on placebo.",
      cite: ["wegovy-label-2026"],
      marks: "[{\"id\":\"wegovy-label-2026\",\"number\":1,\"occurrence\":2,\"isReported\":false}]"
    }), "\n", createVNode(FigureTable, {
      caption: "The shots, on their US labels: out of 100 people (on placebo)",
      columns: ["Effect", {
        title: "Wegovy 2.4 mg",
        cite: ["wegovy-label-2026"]
      }, {
        title: "Zepbound 15 mg",
        cite: ["zepbound-label"]
      }],
      rows: [["Nausea", "44 (16)", "28 (8)"], ["Diarrhea", "30 (16)", "23 (8)"], ["Vomiting", "24 (6)", "13 (2)"], ["Constipation", "24 (11)", "11 (5)"], ["Belly pain", "20 (10)", "10 (5)"], ["Headache", "14 (10)", "–"], ["Fatigue", "11 (5)", "7 (3)"], ["Indigestion", "9 (3)", "10 (4)"], ["Dizziness", "8 (4)", "4 (2)"], ["Hair loss", "3 (1)", "5 (1)"], ["Injection spot", "–", "8 (2)"]],
      note: "– means we have no figure.",
      marks: "[{\"id\":\"wegovy-label-2026\",\"number\":1,\"occurrence\":3,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":2,\"occurrence\":2,\"isReported\":false}]"
    }), "\n", createVNode(Folded, {
      title: "The pills, as a table",
      children: createVNode(FigureTable, {
        caption: "The pills: out of 100 people (on placebo)",
        columns: ["Effect", {
          title: "Foundayo 17.2 mg, US label",
          cite: ["foundayo-label"]
        }, {
          title: "Wegovy pill 25 mg, OASIS 4 trial, as reported",
          kind: "reported",
          cite: ["oasis-4"]
        }],
        rows: [["Nausea", "35 (10)", "46.6 (18.6)"], ["Vomiting", "24 (4)", "30.9 (5.9)"], ["Diarrhea", "25 (11)", "–"], ["Constipation", "24 (9)", "–"], ["Any stomach or bowel effect", "–", "74 (42)"], ["Stopped because of side effects", "10 (3)", "6.9 (5.9)"]],
        note: "– means we have no figure. A label and a trial count in different ways: do not compare the columns.",
        marks: "[{\"id\":\"foundayo-label\",\"number\":4,\"occurrence\":1,\"isReported\":false},{\"id\":\"oasis-4\",\"number\":5,\"occurrence\":1,\"isReported\":true}]"
      })
    }), "\n", createVNode(Folded, {
      title: "Liraglutide, and other doses of Wegovy, Zepbound, and Foundayo",
      children: [createVNode(_components.p, {
        children: ["On Wegovy 7.2 mg, 2.4 mg, and placebo: 70.8, 61.2, and 42.8% had stomach or bowel effects; 22, 6, and 0% an altered feeling in their skin.", createVNode(Cite, {
          id: "step-up",
          marks: "[{\"id\":\"step-up\",\"number\":6,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), createVNode(FigureTable, {
        caption: "Liraglutide 3 mg, Saxenda’s US label: out of 100 people",
        columns: ["Effect", "Liraglutide", "Placebo"],
        rows: [["Nausea", "39.3", "13.8"], ["Diarrhea", "20.9", "9.9"], ["Constipation", "19.4", "8.5"], ["Vomiting", "15.7", "3.9"], ["Stopped because of side effects", "9.8", "4.3"]],
        cite: ["saxenda-label"],
        marks: "[{\"id\":\"saxenda-label\",\"number\":7,\"occurrence\":1,\"isReported\":false}]"
      }), createVNode(FigureTable, {
        caption: "Zepbound, US label",
        columns: ["Effect", "5 / 10 / 15 mg", "Placebo"],
        rows: [["Nausea", "25 / 29 / 28%", "8%"], ["Diarrhea", "19 / 21 / 23%", "8%"], ["Vomiting", "8 / 11 / 13%", "2%"], ["Constipation", "17 / 14 / 11%", "5%"], ["Belly pain", "9 / 9 / 10%", "5%"], ["Indigestion", "9 / 9 / 10%", "4%"], ["Injection spot", "6 / 8 / 8%", "2%"], ["Fatigue", "5 / 6 / 7%", "3%"], ["Hair loss", "5 / 4 / 5%", "1%"], ["Dizziness", "4 / 5 / 4%", "2%"]],
        cite: ["zepbound-label"],
        marks: "[{\"id\":\"zepbound-label\",\"number\":2,\"occurrence\":3,\"isReported\":false}]"
      }), createVNode(FigureTable, {
        caption: "Foundayo, US label",
        columns: ["Effect", "5.5 / 9 / 17.2 mg", "Placebo"],
        rows: [["Nausea", "26 / 34 / 35%", "10%"], ["Constipation", "20 / 27 / 24%", "9%"], ["Diarrhea", "21 / 23 / 25%", "11%"], ["Vomiting", "13 / 21 / 24%", "4%"]],
        cite: ["foundayo-label"],
        marks: "[{\"id\":\"foundayo-label\",\"number\":4,\"occurrence\":2,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "In trials, most people did not quit over it."
      }), " On Wegovy 2.4 mg, 6.8% stopped because of side effects (placebo 3.2%).", createVNode(Cite, {
        id: "wegovy-label",
        marks: "[{\"id\":\"wegovy-label\",\"number\":8,\"occurrence\":1,\"isReported\":false}]"
      }), " On Zepbound, 1.9% to 4.3% stopped because of stomach and bowel trouble alone, depending on the dose (placebo 0.5%).", createVNode(Cite, {
        id: "zepbound-label",
        marks: "[{\"id\":\"zepbound-label\",\"number\":2,\"occurrence\":4,\"isReported\":false}]"
      }), " As reported, it was 10% on Foundayo 17.2 mg (placebo 3%), 9.8% on liraglutide (4.3%), and 6.9% on the Wegovy pill (5.9%).", createVNode(Cite, {
        id: ["foundayo-label", "saxenda-label", "oasis-4"],
        kind: "reported",
        marks: "[{\"id\":\"foundayo-label\",\"number\":4,\"occurrence\":3,\"isReported\":true},{\"id\":\"saxenda-label\",\"number\":7,\"occurrence\":2,\"isReported\":true},{\"id\":\"oasis-4\",\"number\":5,\"occurrence\":2,\"isReported\":true}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: ["In everyday use more people stop, for any reason: of 125,474 US adults who started from 2018 to 2023, as reported, 64.8% of those without diabetes and 46.5% of those with it had stopped within a year. The study did not ask why.", createVNode(Cite, {
        id: "users-2025",
        marks: "[{\"id\":\"users-2025\",\"number\":9,\"occurrence\":1,\"isReported\":false}]"
      }), " All these figures come from approved drugs and say nothing about compounded ones."]
    }), "\n", createVNode(_components.h2, {
      id: "what-to-do-right-now",
      children: "What to do right now"
    }), "\n", createVNode(Callout, {
      tone: "emergency",
      title: "Emergency: do not wait for a reply from an online provider",
      children: [createVNode(_components.p, {
        children: [createVNode(_components.strong, {
          children: "Call 911"
        }), " for:"]
      }), createVNode(_components.ul, {
        children: ["\n", createVNode(_components.li, {
          children: "swelling of the face, lips, tongue, or throat, or trouble breathing"
        }), "\n", createVNode(_components.li, {
          children: "a person who has fainted, cannot be woken, or has a seizure"
        }), "\n", createVNode(_components.li, {
          children: "vomit with blood in it, or black stools"
        }), "\n"]
      }), createVNode(_components.p, {
        children: [createVNode(_components.strong, {
          children: "Go to an emergency room"
        }), " for:"]
      }), createVNode(_components.ul, {
        children: ["\n", createVNode(_components.li, {
          children: "severe belly pain that does not go away, with or without vomiting; it may spread to your back"
        }), "\n", createVNode(_components.li, {
          children: "belly pain with a fever, or with yellow skin or eyes"
        }), "\n", createVNode(_components.li, {
          children: "vomiting with a swollen belly, when you pass no stool and no gas"
        }), "\n", createVNode(_components.li, {
          children: "sudden loss of sight"
        }), "\n"]
      }), createVNode(_components.p, {
        children: ["Take no more of the drug until a clinician tells you to.", createVNode(Cite, {
          id: "wegovy-label",
          marks: "[{\"id\":\"wegovy-label\",\"number\":8,\"occurrence\":2,\"isReported\":false}]"
        })]
      })]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Shaky, sweaty, confused?"
      }), " That can be low blood sugar, especially if you use insulin or a sulfonylurea. Take 15 grams of fast sugar: half a cup of juice or regular soda, or glucose tablets. Check again after 15 minutes, and repeat if it is still low.", createVNode(Cite, {
        id: "ada-low-sugar",
        marks: "[{\"id\":\"ada-low-sugar\",\"number\":10,\"occurrence\":1,\"isReported\":false}]"
      }), " Then call your prescriber. If the person cannot swallow or wake up, call 911 and give nothing by mouth."]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Took too much?"
      }), " Call Poison Help at ", createVNode(_components.a, {
        href: "tel:+18002221222",
        children: "1‑800‑222‑1222"
      }), ". It answers day and night.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":1,\"occurrence\":4,\"isReported\":false}]"
      }), " ", createVNode(_components.strong, {
        children: "Want to report a side effect?"
      }), " FDA’s MedWatch takes reports at ", createVNode(_components.a, {
        href: "tel:+18003321088",
        children: "1‑800‑FDA‑1088"
      }), "."]
    }), "\n", createVNode(_components.h2, {
      id: "when-to-contact-your-provider",
      children: "When to contact your provider"
    }), "\n", createVNode(_components.h3, {
      id: "immediately",
      children: "Immediately"
    }), "\n", createVNode(_components.p, {
      children: "Call at any hour if:"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: "you cannot keep fluids down, or you pass little or dark urine"
      }), "\n", createVNode(_components.li, {
        children: "you have a new lump in your neck, a hoarse voice, or trouble swallowing"
      }), "\n", createVNode(_components.li, {
        children: "your sight changes, even a little"
      }), "\n", createVNode(_components.li, {
        children: "you are pregnant, or think so"
      }), "\n", createVNode(_components.li, {
        children: "your mood drops. If you think of harming yourself, call or text 988."
      }), "\n"]
    }), "\n", createVNode(_components.h3, {
      id: "within-24-48-hours",
      children: "Within 24-48 hours"
    }), "\n", createVNode(_components.p, {
      children: ["Call about nausea or constipation that does not settle within a few days, and about diarrhea sooner; ", createVNode(_components.a, {
        href: "#what-we-estimated-in-september-2025",
        children: "our own limits"
      }), " are at the end. Call at once if you also have a fever. Call, too, if you skip meals because you feel sick, a sore spot does not fade, or you are too tired or dizzy for your day. Have the drug, the dose, and the date of your last dose ready."]
    }), "\n", createVNode(_components.h3, {
      id: "a-missed-dose-birth-control-or-surgery",
      children: "A missed dose, birth control, or surgery"
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.a, {
        href: "/guides/first-month-glp1#a-card-to-keep",
        children: "The card to keep"
      }), " says what to do, drug by drug."]
    }), "\n", createVNode(_components.h2, {
      id: "what-may-help",
      children: "What may help"
    }), "\n", createVNode(FigureTable, {
      caption: "Small things to try first",
      columns: ["Effect", "What may help"],
      rows: [["Nausea", "Small meals. Stop at the first sign of fullness."], ["Vomiting", "Small sips. Go back to plain food bit by bit."], ["Diarrhea", "Drink often. Skip greasy food and alcohol."], ["Constipation", "More fiber, a little at a time. Water and walks."], ["Fatigue", "Rest, and do not skip meals."], ["Headache", "Drink water. Ask before you take a pain reliever."], ["Dizziness", "Stand up slowly. Do not drive while it lasts."], ["Belly pain", "Eat less at one time. Severe pain is an emergency."]]
    }), "\n", createVNode(_components.h3, {
      id: "food-and-drink-tips",
      children: "Food and drink tips"
    }), "\n", createVNode(_components.p, {
      children: "Start with protein: eggs, fish, chicken, tofu, yogurt. Cut back on fried, very sweet, and very spicy food. Sip water through the day, go easy on alcohol, and stay upright after you eat."
    }), "\n", createVNode(_components.h3, {
      id: "medication-tips",
      children: "Medication tips"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: "Take a weekly drug on the same day. Never raise the dose on your own."
      }), "\n", createVNode(_components.li, {
        children: "Give your prescriber a full list of what you take. Ask before you add anything, even a pill for nausea."
      }), "\n", createVNode(_components.li, {
        children: "From a vial? Have a pharmacist mark the line on your syringe."
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "injection-site-reactions",
      children: "Injection-site reactions"
    }), "\n", createVNode(_components.p, {
      children: "A red, itchy, or slightly swollen spot can happen. Use a new spot each time, away from scars and bruises. Let the alcohol dry first. Call if the redness spreads, or if the spot turns hot, hard, or full of pus."
    }), "\n", createVNode(_components.h2, {
      id: "how-long-side-effects-last",
      children: "How long side effects last"
    }), "\n", createVNode(Timeline, {
      caption: "The usual course. Yours may differ.",
      items: [{
        when: "Weeks 1-2",
        title: "Getting started",
        text: "Nausea and tiredness often begin here, and appetite drops."
      }, {
        when: "Weeks 3-8",
        title: "Ups and downs",
        text: "Many feel better. Each higher dose can bring trouble back for a few days."
      }, {
        when: "After 2-3 months",
        title: "Often calmer",
        text: "For many, effects are mild or gone. But doses can rise to month 6, and each step can bring trouble back. If so, ask about a slower schedule or a lower dose."
      }]
    }), "\n", createVNode(_components.h2, {
      id: "rare-but-serious-effects",
      children: "Rare but serious effects"
    }), "\n", createVNode(FigureTable, {
      caption: "Rare: out of 100 people (on placebo)",
      columns: ["Effect", {
        title: "Zepbound, US label",
        cite: ["zepbound-label"]
      }, {
        title: "Wegovy 2.4 mg, product information for Asia",
        cite: ["wegovy-asia"]
      }],
      rows: [["Pancreatitis (inflamed pancreas)", "0.2 (0.2)", "0.2 (under 0.1); in SELECT 0.2 (0.3)"], ["Gallstones", "1.1 (1.0)", "US label warns; rate not confirmed"], ["Inflamed gallbladder", "0.7 (0.2)", "US label warns; rate not confirmed"]],
      note: "Our estimates of these were too low; use the label’s figures. For Foundayo and liraglutide we have no rates.",
      marks: "[{\"id\":\"zepbound-label\",\"number\":2,\"occurrence\":5,\"isReported\":false},{\"id\":\"wegovy-asia\",\"number\":11,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: ["If you use ", createVNode(_components.strong, {
        children: "insulin or a sulfonylurea,"
      }), " blood sugar can fall too low. Ask your prescriber about those doses before your first GLP-1 dose. The labels also warn of dehydration that harms the kidneys, of eye problems in people with type 2 diabetes, and of food in the airway under anesthesia.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":1,\"occurrence\":5,\"isReported\":false}]"
      })]
    }), "\n", createVNode(Folded, {
      title: "Mood, vision, and what FDA still asks about Foundayo",
      children: [createVNode(_components.p, {
        children: ["As reported, the warning about suicidal thoughts came off the Wegovy, Saxenda, and Zepbound labels in 2026: FDA had asked for that after a review of 91 trials with 107,910 people found no higher risk.", createVNode(Cite, {
          id: "fda-mood",
          marks: "[{\"id\":\"fda-mood\",\"number\":12,\"occurrence\":1,\"isReported\":false}]"
        }), " FDA still wants to hear about changes in mood. As reported, Europe lists a sudden loss of vision with Wegovy as very rare, up to 1 in 10,000 people; US labels do not. Get help without delay either way.", createVNode(Cite, {
          id: "ema-vision",
          marks: "[{\"id\":\"ema-vision\",\"number\":13,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), createVNode(_components.p, {
        children: ["About Foundayo, as reported, FDA has asked for more data on heart events, liver injury, slow emptying of the stomach, and thyroid cancer.", createVNode(Cite, {
          id: "fda-foundayo",
          marks: "[{\"id\":\"fda-foundayo\",\"number\":14,\"occurrence\":1,\"isReported\":false}]"
        })]
      })]
    }), "\n", createVNode(WhoShouldNot, {}), "\n", createVNode(_components.h2, {
      id: "what-we-estimated-in-september-2025",
      children: "What we estimated in September 2025"
    }), "\n", createVNode(Estimates, {
      groups: [{
        title: "Common side effects, share of users",
        rows: [["Nausea", "60-70% (too high)"], ["Vomiting", "20-30%"], ["Diarrhea", "20-25%"], ["Constipation", "15-20%"], ["Fatigue", "15-25%"], ["Headache", "10-15%"], ["Dizziness", "5-10%"], ["Abdominal pain", "10-20%"]]
      }, {
        title: "Rare but serious effects",
        rows: [["Pancreatitis", "under 0.1% (too low)"], ["Gallbladder problems", "under 1% (too low)"], ["Severe low blood sugar", "with insulin or sulfonylureas"]]
      }],
      note: "Contact provider if nausea lasts over 3 days, diarrhea over 48 hours, or constipation over 3 days: these limits are ours, not a label’s."
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

const url = "/work/b500/content/guides/guide-7.mdx";
const file = "/work/b500/content/guides/guide-7.mdx";
const Content = (props = {}) => MDXContent({
  ...props,
  components: { Fragment: Fragment, ...props.components, },
});
Content[Symbol.for('mdx-component')] = true;
Content[Symbol.for('astro.needsHeadRendering')] = !Boolean(frontmatter.layout);
Content.moduleId = "/work/b500/content/guides/guide-7.mdx";
__astro_tag_component__(Content, 'astro:jsx');

export { Content, Content as default, file, frontmatter, getHeadings, url };
